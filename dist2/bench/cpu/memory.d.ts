import { type Context } from '../../src/index.ts';
import { type Prec, type Rivals } from './rivals.ts';
import { type Line, type Table } from './table.ts';
export declare const smallTable: Table;
export declare function benchSmall(context: Context, rivals: Rivals, prec: Prec, n: number): Promise<Line>;
export declare const gemvTable: Table;
export declare function benchGemv(context: Context, prec: Prec, n: number): Promise<Line>;

import { type Context } from '../../src/index.ts';
import type { Factorization } from './dense.ts';
import type { Prec, Rivals } from './rivals.ts';
import { type Line, type Table } from './table.ts';
export declare const batchedTable: (batch: number) => Table;
export declare function benchBatched(context: Context, rivals: Rivals, what: Factorization, prec: Prec, n: number, batch: number): Promise<Line>;

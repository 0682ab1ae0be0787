import { type Data, type Flags, type Sizes, type Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { type Product } from '../../lib/level2.ts';
export type GemvProblem = Flags<'trans'> & Sizes<'m' | 'n'> & Product;
export type GemvData = Data<'A' | 'x' | 'y'>;
export declare const gemvCase: Case<GemvProblem, Views>;

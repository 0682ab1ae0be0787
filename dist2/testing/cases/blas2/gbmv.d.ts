import { type Data, type Flags, type Sizes, type Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { type Product } from '../../lib/level2.ts';
export type GbmvProblem = Flags<'trans'> & Sizes<'m' | 'n' | 'kl' | 'ku'> & Product;
export type GbmvData = Data<'A' | 'x' | 'y'>;
export declare const gbmvCase: Case<GbmvProblem, Views>;

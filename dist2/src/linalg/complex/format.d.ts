import { type FormatOptions } from '../views/format.ts';
import type { Complexes } from './pairs.ts';
export declare function formatComplex(x: Complexes, how?: Required<FormatOptions>): string;

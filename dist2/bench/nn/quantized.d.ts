import type { Context } from '../../src/index.ts';
import type { Line } from './line.ts';
export declare function quantizedLines(context: Context): readonly Line[];

import type { Queue } from '../../src/index.ts';
import type { Line } from './line.ts';
export declare const convolutionWays: (queue: Queue) => readonly Line[];

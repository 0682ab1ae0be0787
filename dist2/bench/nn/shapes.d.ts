import type { Queue } from '../../src/index.ts';
import type { Line } from './line.ts';
export declare const shapeLines: (queue: Queue) => readonly Line[];

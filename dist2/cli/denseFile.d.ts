import type { DenseFile } from './matrixFacts.ts';
import type { Surroundings } from './shell.ts';
export declare function readDense(file: string, io: Surroundings): DenseFile;
/** Refuses numbers that become infinite in single precision, where every answer would be wrong. */
export declare function needSingle(title: string, values: Float64Array): void;

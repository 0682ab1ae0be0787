import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { type UnitTileName } from '../unitTiles.ts';
/** `along`: weights lie along the depth. */
export declare const groupedTensorTuning: (name: UnitTileName, along: boolean) => Tuning;
export declare const gemmGroupedTensor: Kernel;

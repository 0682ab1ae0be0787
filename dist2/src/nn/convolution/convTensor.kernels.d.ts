import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { type UnitTileName } from '../unitTiles.ts';
export declare const convTensorTuning: (name: UnitTileName, turned: boolean) => Tuning;
export declare const convTensor: Kernel;

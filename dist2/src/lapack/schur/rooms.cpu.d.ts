import type { FieldMat } from '../../core/matrix.ts';
import type { Gemm } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import { type Elements } from '../../engine/ops.ts';
import { type Place, type Workspace } from '../../engine/workspace.ts';
import type { Doubles } from './doubles.ref.ts';
import { type HqrRoom } from './hqrRoom.ref.ts';
import { type VectorRoom } from './trevc3.ref.ts';
/** A matrix of doubles in the engine's memory, for elements like `r`. */
export declare const takeDoubles: (space: Workspace, r: Elements, rows: number, cols: number) => Place;
/** How it is seen, until that memory grows. */
export declare const doublesAt: (e: Engine, r: Elements, rows: number, cols: number, place: Place) => Doubles;
/** The products of matrices that all lie in the engine's memory. */
export declare function productOf(e: Engine, r: Elements): Gemm<FieldMat>;
/** Where the matrices of a HqrRoom lie: T, two factors, two tall ones and a wide one. */
type HqrPlaces = readonly Place[];
export declare const takeHqrRoom: (space: Workspace, r: Elements, n: number) => HqrPlaces;
export declare function hqrRoomAt(e: Engine, r: Elements, n: number, places: HqrPlaces): HqrRoom;
/** Where T, X and W of a VectorRoom lie. */
type VectorPlaces = readonly [T: Place, X: Place, W: Place];
export declare const takeVectorRoom: (space: Workspace, r: Elements, n: number) => VectorPlaces;
export declare const vectorRoomAt: (e: Engine, r: Elements, n: number, [T, X, W]: VectorPlaces) => VectorRoom;
export {};

import { type Axis } from './blockCyclic.ts';
import type { Communicator } from './communicator.ts';
import type { MatrixData, MatrixType } from './hostMatrix.ts';
/** Where each element lies. Ranks are numbered along the rows of the grid. */
export interface Layout {
    readonly rows: Axis;
    readonly cols: Axis;
}
export declare const placeOf: ({ cols }: Layout, rank: number) => [row: number, col: number];
/** Of a rank: its elements lie by columns without gaps. */
export declare function sizeOn(layout: Layout, rank: number): [rows: number, cols: number];
/** All of a matrix on one rank. */
export declare function wholeOn(layout: Layout, rank: number): Layout;
/**
 * This rank's elements in the layout `to` of a matrix that lies in the layout `from`. Both go through elements by columns, of which a rank
 * has some in the order of the matrix: what one sends is in the order in which another takes it.
 */
export declare function moved(on: Communicator, type: MatrixType, from: Layout, to: Layout, mine: MatrixData): Promise<MatrixData>;

/** Calls `visit` for 0 <= i < rows, 0 <= j < cols, tile by tile. For every i the j run upwards. */
export declare function everyElement(rows: number, cols: number, visit: (i: number, j: number) => void): void;

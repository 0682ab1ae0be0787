import { type Measurement } from './data.ts';
import type { Shown } from './devices.ts';
export interface Column {
    readonly title: string;
    readonly number?: boolean;
}
/** A table that scrolls in its own box, reachable by keyboard. Cells are HTML. */
export declare function table(caption: string, columns: readonly Column[], rows: readonly (readonly string[])[], name?: string): string;
/** Measurements of all devices that `wanted` accepts, folded away. */
export declare function measurementTable(caption: string, devices: readonly Shown[], wanted: (m: Measurement) => boolean): string;
export declare const errorCell: (m: Measurement) => string;
/** Facts of all devices side by side: a fact is a row. */
export declare function factTable(devices: readonly Shown[]): string;

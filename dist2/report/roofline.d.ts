import { type Named } from './frame.ts';
import type { Point } from './lineChart.ts';
/** Rates over intensities: x in operations per byte, y in operations per second. */
export interface RooflineSeries extends Named {
    readonly points: readonly Point[];
}
export interface Peak {
    readonly label: string;
    /** Operations per second. */
    readonly flops: number;
}
export interface Roofline {
    /** Unique on the page. */
    readonly id: string;
    readonly title: string;
    /** Bytes per second. */
    readonly bandwidth: number;
    /** The highest is where the line of the memory ends. */
    readonly peaks: readonly Peak[];
    readonly series: readonly RooflineSeries[];
}
/** A roofline chart as SVG drawings for several widths and a legend, in HTML text. */
export declare function roofline(spec: Roofline): string;

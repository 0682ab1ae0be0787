import { type AxisSpec, type Named } from './frame.ts';
export interface Dot {
    /** Name of the row. */
    readonly row: string;
    readonly value: number;
    readonly note?: string;
}
export interface DotSeries extends Named {
    readonly dots: readonly Dot[];
}
export interface DotChart {
    /** Unique on the page. */
    readonly id: string;
    readonly title: string;
    /** What the rows are, such as 'n'. */
    readonly rowTitle: string;
    /** Names of the rows, from the top. */
    readonly rows: readonly string[];
    readonly x: AxisSpec;
    readonly series: readonly DotSeries[];
}
/** A dot chart as SVG drawings for several widths and a legend, in HTML text. Values without a place on the axis are left out. */
export declare function dotChart(spec: DotChart): string;

import { type AxisSpec, type Named } from './frame.ts';
export interface Point {
    readonly x: number;
    readonly y: number;
    /** The tip's text; by default made of the series' name and the coordinates. */
    readonly note?: string;
}
export interface Series extends Named {
    readonly points: readonly Point[];
}
export interface LineChart {
    /** Unique on the page. */
    readonly id: string;
    readonly title: string;
    readonly x: AxisSpec;
    readonly y: AxisSpec;
    readonly series: readonly Series[];
    /** Default true. */
    readonly lines?: boolean;
    /** Drawn across the plot, and kept in sight. */
    readonly threshold?: {
        readonly value: number;
        readonly label: string;
    };
}
/**
 * A chart of series over x as SVG drawings for several widths and a legend, in HTML text. Points without a place on the axes (NaN,
 * infinities, zero on a logarithmic axis) are left out, and a line goes on behind them; empty series are allowed, and are not in the
 * legend.
 */
export declare function lineChart(spec: LineChart): string;

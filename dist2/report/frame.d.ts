/** How a series looks: colour and shape go together, for those who cannot tell colours; dash and hollow marks tell its variants. */
export interface Look {
    readonly color: number;
    readonly variant: number;
}
export interface Layout {
    readonly name: 'wide' | 'middle' | 'narrow';
    readonly width: number;
    readonly height: number;
    /** Margins around the plot. */
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
    /** About so many labels fit along an axis. */
    readonly ticksX: number;
    readonly ticksY: number;
}
/** Colours of the palette. */
export declare const COLORS = 6;
export type AxisKind = 'size' | 'log' | 'linear';
export interface AxisSpec {
    /** 'size': powers of two; 'log': powers of ten; 'linear': from zero. */
    readonly kind: AxisKind;
    /** What is on it, with the unit that a prefix is put in front of, if any. */
    readonly title: string;
    readonly unit?: string;
}
export interface Tick {
    readonly at: number;
    readonly label: string;
}
export interface Axis {
    readonly title: string;
    readonly scale: (value: number) => number;
    readonly ticks: readonly Tick[];
}
/** Whether a value has a place on such an axis. */
export declare const placeable: (kind: AxisKind, value: number) => boolean;
/** An axis over the values that have a place on it, or over an arbitrary stretch if there are none. */
export declare function axis({ kind, title, unit }: AxisSpec, values: readonly number[], range: readonly [number, number], count: number): Axis;
/** Tool tips: a title element shows while the pointer is over its parent. */
export declare const tip: (text: string) => string;
export declare const text: (x: number, y: number, content: string, options?: string) => string;
export declare const rule: (x1: number, y1: number, x2: number, y2: number, name: string) => string;
/** A class that sets the current colour. */
export declare const colorClass: ({ color }: Look) => string;
export declare function dashOf({ variant }: Look): string;
/** A mark with its tip, and a wider place to point at. */
export declare function mark(x: number, y: number, look: Look, note: string): string;
/** Grid, labels and titles of two axes. */
export declare function axes(x: Axis, y: Axis, layout: Layout): string;
/** Titles of two axes, in their places. */
export declare const titles: (x: string, y: string, { width, height, right, top }: Layout) => string;
export interface Caption {
    /** Unique on a page; the elements of a chart are named after it. */
    readonly id: string;
    readonly title: string;
    /** What the picture shows, for those who do not see it. */
    readonly description: string;
}
export interface Named extends Look {
    readonly name: string;
}
/** All drawings of a chart, and its legend: of marks with lines, or of marks alone. `draw` gets the layout that it draws in. */
export declare function chart({ id, title, description }: Caption, series: readonly Named[], lines: boolean, draw: (layout: Layout) => string): string;
export declare const nothing: ({ width, height }: Layout) => string;

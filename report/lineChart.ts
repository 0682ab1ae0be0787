// Lines over sizes: rates, times, errors. Also without lines, for marks against a threshold.
import { line } from 'd3-shape';
import {
  type Axis,
  type AxisSpec,
  axes,
  axis,
  chart,
  colorClass,
  dashOf,
  type Layout,
  mark,
  type Named,
  nothing,
  placeable,
  rule,
  text,
} from './frame.ts';
import { digits, px, quantity, sizeText } from './text.ts';

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
  readonly threshold?: { readonly value: number; readonly label: string };
}

/**
 * A chart of series over x as SVG drawings for several widths and a legend, in HTML text. Points without a place on the axes (NaN,
 * infinities, zero on a logarithmic axis) are left out, and a line goes on behind them; empty series are allowed, and are not in the
 * legend.
 */
export function lineChart(spec: LineChart): string {
  const lines = spec.lines ?? true;
  const series = spec.series
    .map((one) => ({
      ...one,
      points: one.points.filter(({ x, y }) => placeable(spec.x.kind, x) && placeable(spec.y.kind, y)),
    }))
    .filter(({ points }) => points.length > 0);
  const points = series.flatMap((one) => one.points);
  const limit = spec.threshold === undefined ? [] : [spec.threshold.value];
  const draw = (layout: Layout): string => {
    if (points.length === 0) return nothing(layout);
    const { width, height, left, right, top, bottom, ticksX, ticksY } = layout;
    const x = axis(
      spec.x,
      points.map((p) => p.x),
      [left + 8, width - right - 8],
      ticksX,
    );
    const y = axis(spec.y, [...points.map((p) => p.y), ...limit], [height - bottom, top], ticksY);
    const drawn = series.map((one) => drawSeries(one, x, y, spec, lines));
    return axes(x, y, layout) + drawThreshold(spec, y, layout) + drawn.join('');
  };
  return chart({ id: spec.id, title: spec.title, description: describe(spec, series) }, series, lines, draw);
}

function drawThreshold({ threshold }: LineChart, y: Axis, { width, left, right }: Layout): string {
  if (threshold === undefined) return '';
  const at = y.scale(threshold.value);
  const label = text(width - right - 4, at - 6, threshold.label, 'class="limit-text" text-anchor="end"');
  return rule(left, at, width - right, at, 'limit') + label;
}

function drawSeries(series: Series, x: Axis, y: Axis, spec: LineChart, lines: boolean): string {
  const at = series.points.map((p) => [x.scale(p.x), y.scale(p.y)] as const);
  const path = line<readonly [number, number]>(
    (p) => p[0],
    (p) => p[1],
  ).digits(2)(at.map(([a, b]) => [a, b] as const));
  const joined =
    lines && at.length > 1 ? `<path class="series ${colorClass(series)}"${dashOf(series)} d="${path}"/>` : '';
  const marks = series.points.map((p, k) => mark(at[k]![0], at[k]![1], series, p.note ?? noteOf(series, p, spec)));
  return joined + marks.join('');
}

const valueText = ({ unit }: AxisSpec, value: number): string =>
  unit === undefined ? digits(value) : quantity(value, unit);

const noteOf = ({ name }: Series, { x, y }: Point, spec: LineChart): string =>
  `${name}: ${spec.x.kind === 'size' ? sizeText(x) : px(x)}, ${valueText(spec.y, y)}`;

function describe({ x, y, threshold }: LineChart, series: readonly Series[]): string {
  if (series.length === 0) return 'Nothing was measured.';
  const parts = series.map(({ name, points }) => {
    const best = points.reduce((a, b) => (b.y > a.y ? b : a));
    return `${name}: highest ${valueText(y, best.y)} at ${sizeText(best.x)}`;
  });
  const limit = threshold === undefined ? '' : ` ${threshold.label} is marked.`;
  return `${y.title} over ${x.title}. ${parts.join('; ')}.${limit}`;
}

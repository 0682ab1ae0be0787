// Charts as text: they must be well-formed, free of NaN and inside their pictures whatever the data is.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dotChart, type LineChart, lineChart, roofline } from '../../report/index.ts';
import { digits, quantity, sizeText } from '../../report/text.ts';
import { TOKENS } from '../../report/theme.ts';
import { type Markup, parse, valuesOf } from './markup.ts';

const line = (series: LineChart['series'], more: Partial<LineChart> = {}): string =>
  lineChart({
    ...{ id: 'chart', title: 'A chart', series },
    x: { kind: 'size', title: 'n' },
    y: { kind: 'linear', title: 'Rate', unit: 'flop/s' },
    ...more,
  });

const NUMBERS = ['x', 'y', 'x1', 'y1', 'x2', 'y2', 'transform', 'd', 'viewBox'];

/** Every number in attributes that hold coordinates is one, and lies in the largest picture or near it. */
function checked(html: string): Markup {
  const markup = parse(html);
  for (const name of NUMBERS) {
    for (const value of valuesOf(markup, name)) {
      expect(value).not.toMatch(/NaN|Infinity|undefined|null/);
      for (const [number] of value.matchAll(/-?\d+(\.\d+)?/g)) expect(Math.abs(Number(number))).toBeLessThan(1000);
    }
  }
  return markup;
}

const curve = { name: 'sgemm', color: 0, variant: 0, points: [64, 128, 256, 512].map((n) => ({ x: n, y: n * 1e9 })) };

describe('line chart', () => {
  test('has powers of two below and round numbers with one prefix at the side', () => {
    const { text } = checked(line([curve]));
    for (const label of ['64', '128', '256', '512']) expect(text).toContain(label);
    expect(text).toContain('Rate, Gflop/s');
    expect(text).toContain('600');
  });

  test('names its drawings and describes them', () => {
    const markup = checked(line([curve]));
    const drawings = markup.attributes.filter(([, name, value]) => name === 'role' && value === 'img');
    expect(drawings).toHaveLength(3);
    const named = valuesOf(markup, 'aria-labelledby').flatMap((list) => list.split(' '));
    expect(named).toHaveLength(6);
    for (const id of named) expect(markup.ids).toContain(id);
    expect(markup.text).toContain('sgemm: highest 512 Gflop/s at 512');
  });

  test('has a mark and a tip for every point, and one line per series', () => {
    const html = line([curve, { ...curve, name: 'dgemm', variant: 1 }]);
    expect(html.match(/<g class="mark/g)).toHaveLength(3 * 8 + 2);
    expect(html.match(/<path class="series/g)).toHaveLength(3 * 2);
    expect(html.match(/stroke-dasharray/g)!.length).toBeGreaterThan(0);
  });

  test('escapes names, titles and tips', () => {
    const evil = `<script>alert("1")</script> & 'so' on\u0000`;
    const html = line([{ ...curve, name: evil, points: [{ x: 2, y: 1, note: evil }] }], { title: evil, id: 'a"b' });
    const { elements } = checked(html);
    expect(elements).not.toContain('script');
    expect(html).not.toContain('\u0000');
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;so&#39; on');
  });

  test('says so where nothing was measured, and leaves empty series out of the legend', () => {
    expect(checked(line([])).text).toContain('nothing measured');
    const html = line([curve, { name: 'empty', color: 1, variant: 0, points: [] }]);
    expect(checked(html).text).not.toContain('empty');
  });

  test('puts a single point into the middle', () => {
    for (const kind of ['linear', 'log'] as const) {
      const html = line([{ ...curve, points: [{ x: 1024, y: 5 }] }], { y: { kind, title: 'Error' } });
      checked(html);
      expect(html.match(/<g class="mark/g)).toHaveLength(4);
      expect(html).not.toContain('<path class="series');
    }
  });

  test('shows a threshold that is far above the points', () => {
    const points = [{ x: 8, y: 0.01 }];
    const html = line([{ ...curve, points }], {
      y: { kind: 'log', title: 'Error' },
      lines: false,
      threshold: { value: 30, label: 'threshold 30' },
    });
    expect(checked(html).text).toContain('threshold 30');
    expect(html).not.toContain('<path class="series');
  });

  test('is right for any numbers', () => {
    const any = fc.oneof(fc.double(), fc.constantFrom(0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e-300, 1e300));
    const point = fc.record({ x: fc.oneof(any, fc.integer({ min: 1, max: 2 ** 30 })), y: any });
    const series = fc.record({
      name: fc.string(),
      color: fc.nat(20),
      variant: fc.nat(20),
      points: fc.array(point, { maxLength: 6 }),
    });
    fc.assert(
      fc.property(
        fc.array(series, { maxLength: 4 }),
        fc.constantFrom('linear' as const, 'log' as const),
        (list, kind) => {
          checked(line(list, { y: { kind, title: 'y' } }));
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('dot chart', () => {
  const dots = ['4', '8', '64'].map((row, k) => ({ row, value: 10 ** (8 - k) }));
  const spec = {
    ...{ id: 'dots', title: 'Batches', rowTitle: 'n', rows: ['4', '8', '64'] },
    x: { kind: 'log', title: 'Problems in a second', unit: '' },
  } as const;

  test('has a row per size and a mark per value', () => {
    const html = dotChart({ ...spec, series: [{ name: 'a <b>', color: 0, variant: 0, dots }] });
    const { text } = checked(html);
    expect(html.match(/<g class="mark/g)).toHaveLength(3 * 3 + 1);
    expect(text).toContain('100 M');
    expect(text).toContain('a &lt;b&gt;, n 64: 1 M');
  });

  test('leaves out what has no place', () => {
    const wrong = [
      { row: '5', value: 3 },
      { row: '4', value: 0 },
      { row: '8', value: Number.NaN },
    ];
    expect(checked(dotChart({ ...spec, series: [{ name: 'a', color: 0, variant: 0, dots: wrong }] })).text).toContain(
      'nothing measured',
    );
    expect(checked(dotChart({ ...spec, rows: [], series: [] })).text).toContain('nothing measured');
  });
});

describe('roofline', () => {
  const spec = {
    ...{ id: 'roof', title: 'Roofline', bandwidth: 2e10 },
    peaks: [
      { label: 'double', flops: 3e10 },
      { label: 'single', flops: 6e10 },
    ],
    series: [{ name: 'getrf', color: 2, variant: 0, points: [10, 40, 160].map((x) => ({ x, y: x * 1e8 })) }],
  };

  test('labels its bounds, the highest first', () => {
    const { text } = checked(roofline(spec));
    expect(text).toContain('20 GB/s');
    expect(text).toContain('single 60 G');
    expect(text.indexOf('single 60 G')).toBeLessThan(text.indexOf('double 30 G'));
    expect(text).toContain('getrf reaches 16 Gflop/s');
  });

  test('needs no points, but bounds', () => {
    expect(checked(roofline({ ...spec, series: [] })).text).toContain('single 60 G');
    for (const none of [{ peaks: [] }, { bandwidth: 0 }, { bandwidth: Number.NaN }])
      expect(checked(roofline({ ...spec, ...none })).text).toContain('nothing measured');
  });

  test('stays in its picture for all bounds', () => {
    const positive = fc.double({ min: 1e3, max: 1e18, noNaN: true });
    const points = fc.array(fc.record({ x: fc.double({ min: 1e-3, max: 1e6, noNaN: true }), y: positive }));
    fc.assert(
      fc.property(positive, fc.array(positive, { minLength: 1, maxLength: 4 }), points, (bandwidth, peaks, list) => {
        const series = [{ name: 's', color: 0, variant: 0, points: list }];
        checked(roofline({ ...spec, bandwidth, peaks: peaks.map((flops) => ({ label: 'p', flops })), series }));
      }),
      { numRuns: 60 },
    );
  });
});

describe('numbers', () => {
  test('have three digits and a prefix', () => {
    expect(quantity(1.2345e13, 'flop/s')).toBe('12.3 Tflop/s');
    expect(quantity(999.6e9, 'B/s')).toBe('1 TB/s');
    expect(quantity(0.00012, 's')).toBe('120 \u00b5s');
    expect(quantity(0, 's')).toBe('0 s');
    expect(quantity(Number.NaN, 's')).toBe('none');
    expect(digits(1234.6)).toBe('1235');
    expect(digits(0.0000123)).toBe('1.2e-5');
    expect([64, 16384, 65536, 2 ** 20, 2 ** 24, 100000].map(sizeText)).toEqual([
      ...['64', '16384', '64 Ki', '1 Mi', '16 Mi', '100000'],
    ]);
  });
});

test('colours keep their contrast in both themes', () => {
  const luminance = (hex: string): number => {
    const [r, g, b] = [1, 3, 5]
      .map((k) => Number.parseInt(hex.slice(k, k + 2), 16) / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const theme of ['light', 'dark'] as const) {
    for (const [name, token] of Object.entries(TOKENS)) {
      const least = name.startsWith('series') ? 3 : ['ink', 'muted', 'accent', 'good', 'bad'].includes(name) ? 4.5 : 1;
      for (const ground of ['page', 'surface']) {
        const [a, b] = [luminance(token[theme]), luminance(TOKENS[ground]![theme])];
        const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        expect(contrast, `${name} on ${ground}, ${theme}`).toBeGreaterThanOrEqual(least);
      }
    }
  }
});

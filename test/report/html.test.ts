// The page and the data in it, from modelled runs.
import { describe, expect, test } from 'vitest';
import { roofOf, shareOfRoof } from '../../report/data.ts';
import { type Measurement, ReportFormatError, readReports, renderReport } from '../../report/index.ts';
import { parse, valuesOf } from './markup.ts';
import { device, run } from './runs.ts';

const cpu = device('Some CPU', 5e10, 2e10);
const gpu = device('Some GPU (driver 5)', 4e13, 4e12, ['s']);
const both = run([cpu, gpu]);

describe('page', () => {
  test('is well-formed and needs nothing from elsewhere', () => {
    const html = renderReport(both);
    const markup = parse(html);
    expect(markup.elements.filter((name) => ['script', 'iframe', 'img', 'object'].includes(name))).toEqual(['script']);
    expect(html).not.toMatch(/https?:|\/\/[a-z]|@import|url\(/i);
    const targets = [...valuesOf(markup, 'href'), ...valuesOf(markup, 'src')];
    for (const target of targets) expect(target).toMatch(/^(#|data:,)/);
    for (const target of targets.filter((one) => one.startsWith('#'))) expect(markup.ids).toContain(target.slice(1));
    expect(html).not.toMatch(/NaN|undefined/);
  });

  test('has one h1, and headings that skip no level', () => {
    const levels = parse(renderReport(both))
      .elements.filter((name) => /^h[1-6]$/.test(name))
      .map((name) => Number(name[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (let k = 1; k < levels.length; k++) expect(levels[k]! - levels[k - 1]!).toBeLessThanOrEqual(1);
  });

  test('has all sections, and every measurement in a table', () => {
    const html = renderReport(both);
    for (const id of ['device', 'products', 'factorizations', 'solvers', 'batches', 'roofline', 'accuracy', 'method'])
      expect(html).toContain(`<section id="${id}"`);
    const rows = html.match(/<tr><td>Some (CPU|GPU)<\/td><td>\w/g)!;
    expect(rows).toHaveLength(cpu.measurements.length + gpu.measurements.length + 2);
    expect(html).toContain('All 60 results are within their limits.');
  });

  test('escapes whatever a device is called', () => {
    const evil = '</script><img src=x onerror=alert(1)> & "GPU"';
    const measurements = cpu.measurements.map((m) => ({ ...m, routine: `s${evil}`, way: evil }));
    const skipped = [{ routine: evil, way: evil, n: 1, why: evil }];
    const data = run([{ ...cpu, name: evil, facts: [[evil, evil]], measurements, skipped }]);
    const html = renderReport({ ...data, version: evil, runtime: evil, date: evil });
    const { elements } = parse(html);
    expect(elements).not.toContain('img');
    expect(readReports(html)[0]!.devices[0]!.name).toBe(evil);
  });

  test('shows runs with nothing in them', () => {
    const empty = { ...cpu, measurements: [], skipped: [], facts: [] };
    for (const data of [run([]), run([empty])]) expect(parse(renderReport(data)).text).toContain('nothing measured');
    expect(() => renderReport([])).toThrow(RangeError);
  });

  test('names wrong results, and NaN before all others', () => {
    const [first, second, ...rest] = cpu.measurements as [Measurement, Measurement, ...Measurement[]];
    const measurements = [{ ...first, error: 17 }, { ...second, error: null }, ...rest];
    const html = renderReport(run([{ ...cpu, measurements }]));
    parse(html);
    expect(html).toContain('2 of 40 results are not within their limits.');
    expect(html).toContain('<span class="bad">17 (limit 3)</span>');
    expect(html).toContain('<dd>not a number</dd>');
  });

  test('tells several runs of a device apart by date, or by number on the same day', () => {
    const later = run([cpu], '2026-04-02T00:00:00.000Z');
    expect(renderReport([both, later])).toContain('Some CPU, 2026-04-02');
    const sameDay = renderReport([both, run([cpu], '2026-03-01T20:00:00.000Z')]);
    expect(sameDay).toContain('Some CPU, run 1');
    expect(sameDay).toContain('Some CPU, run 2');
    expect(sameDay).toContain('sgemm, Some GPU<');
  });
});

describe('roofline', () => {
  test('is what the longest vectors and the fastest routine reach', () => {
    const roof = roofOf(cpu)!;
    expect(roof.bandwidth).toBeGreaterThan(1.9e10);
    expect(roof.bandwidth).toBeLessThanOrEqual(2e10);
    expect([...roof.peaks.keys()]).toEqual(['s', 'd']);
    for (const m of cpu.measurements) {
      const share = shareOfRoof(roof, m)!;
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1.01);
    }
    expect(roofOf({ ...cpu, measurements: [] })).toBeUndefined();
    expect(shareOfRoof(roof, { ...cpu.measurements[0]!, prec: 'ds' })).toBeUndefined();
  });
});

describe('saved data', () => {
  test('comes back from JSON, from lists and from pages', () => {
    expect(readReports(JSON.stringify(both))).toEqual([both]);
    expect(readReports(JSON.stringify([both, both]))).toEqual([both, both]);
    expect(readReports(renderReport(both))).toEqual([both]);
  });

  test('is refused with the place of what is wrong', () => {
    const m = cpu.measurements[0]!;
    const withM = (change: object): unknown => run([{ ...cpu, measurements: [{ ...m, ...change }] }]);
    const wrong: readonly (readonly [unknown, string])[] = [
      [5, 'the run is not an object'],
      [{ ...both, schema: 'basalt-report/9' }, 'the run has the schema "basalt-report/9", not "basalt-report/1"'],
      [[both, { ...both, devices: 3 }], 'run 2, devices is not a list'],
      [withM({ ms: '3' }), 'the run, devices 1, measurements 1, ms is not a number'],
      [withM({ ms: 0 }), 'ms is not a number from'],
      [withM({ error: -1 }), 'error is not a number from 0 on'],
      [withM({ group: 'other' }), 'group is not one of products'],
      [run([{ ...cpu, facts: [['a'] as unknown as [string, string]] }]), 'facts 1 is not a pair of texts'],
    ];
    for (const [value, message] of wrong) {
      expect(() => readReports(JSON.stringify(value))).toThrow(ReportFormatError);
      expect(() => readReports(JSON.stringify(value))).toThrow(message);
    }
    expect(() => readReports('<html>')).toThrow('this is neither JSON nor a report');
  });
});

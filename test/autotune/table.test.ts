// Which measurement decides: levels, nearness, staleness, and a store that may hold anything.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { classOf, type DeviceKey, textHash } from '../../src/autotune/key.ts';
import { merged, parseRecords, type Row, type TuningRecord } from '../../src/autotune/rows.ts';
import { readStore, writeStore } from '../../src/autotune/store.ts';
import { TuningTable } from '../../src/autotune/table.ts';
import { cube, LIMITS, toy } from './toy.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'basalt-tuning-'));
afterAll(() => rmSync(folder, { recursive: true }));

const before = process.env['BASALT_TUNING'];
beforeEach(() => {
  process.env['BASALT_TUNING'] = 'shipped';
});
afterEach(() => {
  process.env['BASALT_TUNING'] = before;
});

const device: DeviceKey = { vendor: 'acme', architecture: 'a1', device: 'acme-9', driver: '1.0', software: true };

const row = (A: number, other: Partial<Row> = {}): Row => ({
  for: classOf(cube(64), false),
  variant: 'slow',
  params: { A },
  ...other,
});
const record = (named: TuningRecord['device'], ...rows: Row[]): TuningRecord => ({
  format: 1,
  family: 'toy',
  device: named,
  rows,
});
const table = (...database: TuningRecord[]) => new TuningTable(toy, device, LIMITS, database);
const slow = (A: number) => `slow:{"A":${A}}`;
const chosen = (t: TuningTable<string>, n = 64, half = false) => t.find(cube(n), half)?.choice;

describe('levels', () => {
  const levels: readonly TuningRecord[] = [
    record({ software: true }, row(2)),
    record({ vendor: 'acme' }, row(4)),
    record({ vendor: 'acme', architecture: 'a1' }, row(6)),
  ];

  test('the most particular one decides', () => {
    expect(chosen(table())).toBeUndefined();
    for (let k = 1; k <= levels.length; k++) expect(chosen(table(...levels.slice(0, k)))).toBe(slow(2 * k));
    expect(chosen(table(...levels, record({ vendor: 'acme', architecture: 'a1', device: 'acme-9' }, row(2))))).toBe(
      slow(2),
    );
  });

  test('the user comes before what is shipped, and the session before the user', () => {
    process.env['BASALT_TUNING'] = path.join(folder, 'levels');
    expect(writeStore(record(device, row(4)))).toMatch(/^stored in .*levels.toy\.json$/);
    const t = table(...levels);
    expect(chosen(t)).toBe(slow(4));
    t.use([row(2)]);
    expect(chosen(t)).toBe(slow(2));
    expect(t.find(cube(64), false)?.why).toBe('tuned (session)');
    t.use([]);
    expect(chosen(t)).toBe(slow(4));
    process.env['BASALT_TUNING'] = 'off';
    expect(chosen(table(...levels))).toBeUndefined();
  });

  test('records of other devices, drivers (if the user made them) and families are not used', () => {
    process.env['BASALT_TUNING'] = path.join(folder, 'others');
    writeStore(record({ ...device, driver: '0.9' }, row(4)));
    const t = table(
      record({ vendor: 'other' }, row(2)),
      record({ vendor: 'other', architecture: 'a1' }, row(2)),
      record({ vendor: 'acme', architecture: 'a2' }, row(2)),
      record({ vendor: 'acme', architecture: 'a1', device: 'acme-8' }, row(2)),
      record({}, row(2)),
      { ...record({ vendor: 'acme' }, row(2)), family: 'other' },
    );
    expect(chosen(t)).toBeUndefined();
  });

  test('a row for the rules keeps the levels below it from deciding', () => {
    const rules: Row = { for: {}, variant: 'rules' };
    expect(chosen(table(record({ vendor: 'acme' }, rules), record({ software: true }, row(2))))).toBeUndefined();
  });

  test('the reason says where the choice is from', () => {
    const measured = row(2, { ms: 2, rulesMs: 3, size: [64, 64, 64] });
    expect(table(record({ vendor: 'acme' }, measured)).find(cube(64), false)).toEqual({
      name: 'slow 2',
      choice: slow(2),
      why: "tuned (shipped for this vendor, measured at 64 x 64 x 64, 1.50 times the rules' speed)",
    });
  });
});

describe('nearness', () => {
  const t = () =>
    table(
      record(
        { vendor: 'acme' },
        row(2),
        row(4, { for: classOf(cube(1024), false) }),
        row(6, { for: classOf(cube(64), true) }),
      ),
    );

  test('the nearest class decides, up to two doublings away', () => {
    expect(chosen(t(), 60)).toBe(slow(2));
    expect(chosen(t(), 75)).toBe(slow(2)); // twice the area, twice the depth
    expect(chosen(t(), 100)).toBeUndefined();
    expect(chosen(t(), 1000)).toBe(slow(4));
    expect(chosen(t(), 4096)).toBeUndefined();
  });

  test('not across precisions or alignments', () => {
    expect(chosen(t(), 64, true)).toBe(slow(6));
    expect(t().find(cube(64, false), false)).toBeUndefined();
  });
});

describe('rows that cannot be used', () => {
  const kernel = toy.variants.find(({ name }) => name === 'slow')!.kernel;

  test('those of another kernel text are stale', () => {
    const t = table(
      record({ vendor: 'acme' }, row(2, { hash: '00000000' })),
      record({ software: true }, row(4, { hash: textHash([kernel]) })),
    );
    expect(chosen(t)).toBe(slow(4));
    expect(t.sources().find(({ level }) => level.includes('vendor'))?.why).toBe('0 rows, 1 of other kernel texts');
  });

  test('those that the device cannot run are left out', () => {
    const t = table(record({ vendor: 'acme' }, row(8), row(3), row(2, { variant: 'gone' }), row(4)));
    expect(chosen(t)).toBe(slow(4));
    expect(t.sources().find(({ level }) => level.includes('vendor'))?.why).toBe(
      '1 rows, 3 that this device cannot run',
    );
  });
});

describe('the store', () => {
  const at = (name: string) => {
    process.env['BASALT_TUNING'] = path.join(folder, name);
    return path.join(folder, name, 'toy.json');
  };
  const user = () =>
    table()
      .sources()
      .find(({ level }) => level === 'user');

  test('keeps rows of other classes and devices, and every timing', () => {
    const file = at('keeps');
    const other = { ...device, driver: '2.0' };
    writeStore(record(other, row(2)), [{ ms: 1 }]);
    writeStore(record(device, row(2), row(4, { for: classOf(cube(1024), false) })), [{ ms: 2 }, { ms: 3 }]);
    writeStore(record(device, row(6)), []);
    const [first, second] = parseRecords(readFileSync(file, 'utf8'));
    expect(first).toEqual(record(other, row(2)));
    expect(second?.rows.map(({ params }) => params)).toEqual([{ A: 4 }, { A: 6 }]);
    const lines = readFileSync(path.join(folder, 'keeps', 'toy.timings.jsonl'), 'utf8');
    expect(lines).toBe('{"ms":1}\n{"ms":2}\n{"ms":3}\n');
  });

  test('that is not there is no error', () => {
    at('nowhere');
    expect(user()).toEqual({ level: 'user', rows: 0, why: expect.stringMatching(/^there is no .*toy.json: 0 rows$/) });
  });

  test.each([
    ['half a file', '[{"format":1,"fam', /is ignored: .*JSON/],
    ['another format', '[{"format":2,"family":"toy","device":{},"rows":[]}]', /is ignored: not a tuning record/],
    ['rows that are none', '[{"format":1,"family":"toy","device":{},"rows":[{"variant":"slow"}]}]', /a row is not one/],
    ['no object', '[7]', /is ignored: not a tuning record/],
    ['null', 'null', /is ignored: not a tuning record/],
  ])('with %s in it is ignored, with the reason', (name, text, why) => {
    const file = at(name);
    mkdirSync(path.dirname(file));
    writeFileSync(file, text);
    expect(user()?.why).toMatch(why);
    expect(chosen(table(record({ vendor: 'acme' }, row(2))))).toBe(slow(2));
    // The next measurement replaces it.
    expect(writeStore(record(device, row(4)))).toMatch(/^stored/);
    expect(readStore('toy').records).toEqual([record(device, row(4))]);
  });

  test('that cannot be written says so', () => {
    writeFileSync(path.join(folder, 'file'), '');
    at('file/below');
    expect(writeStore(record(device, row(2)))).toMatch(/^not stored: /);
    expect(readStore('toy').records).toEqual([]);
  });

  test.skipIf(process.getuid?.() === 0)('that may not be read is ignored', () => {
    const file = at('locked');
    writeStore(record(device, row(2)));
    chmodSync(file, 0);
    expect(existsSync(file)).toBe(true);
    expect(user()?.why).toMatch(/is ignored: /);
  });
});

describe('the store of a browser', () => {
  const items = new Map<string, string>();
  beforeEach(() => {
    vi.spyOn(process, 'getBuiltinModule').mockReturnValue(undefined as never);
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, text: string) => items.set(name, text),
    });
    process.env['BASALT_TUNING'] = '';
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('is localStorage', () => {
    expect(readStore('toy')).toEqual({ records: [], why: 'there is no localStorage basalt-tuning-toy' });
    expect(writeStore(record(device, row(2)))).toBe('stored in localStorage basalt-tuning-toy');
    expect(items.size).toBe(1);
    expect(chosen(table())).toBe(slow(2));
  });

  test('may be missing or full', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(readStore('toy').why).toBe('there is no place to store anything');
    expect(writeStore(record(device, row(2)))).toBe('not stored: there is no place for it');
    const setItem = () => {
      throw new Error('quota exceeded');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    expect(writeStore(record(device, row(2)))).toBe('not stored: quota exceeded');
  });
});

test('merged replaces the rows of the same device and class', () => {
  const old = [record({ vendor: 'acme' }, row(2), row(4, { for: {} })), record({ vendor: 'other' }, row(2))];
  expect(merged(old, record({ vendor: 'acme' }, row(6)))).toEqual([
    record({ vendor: 'other' }, row(2)),
    record({ vendor: 'acme' }, row(4, { for: {} }), row(6)),
  ]);
});

// bind() against a routine that has every kind of argument. Storage is faked: core knows buffers by structure only.
import { describe, expect, test } from 'vitest';
import { type Bound, bind } from '../../src/core/args.ts';
import { DisposedError } from '../../src/core/errors.ts';
import { type ElementType, type Prec, sumType } from '../../src/core/field.ts';
import type { Storage } from '../../src/core/matrix.ts';
import { arg, num, type RoutineSpec } from '../../src/core/spec.ts';
import { front, only } from '../../src/runtime/front.ts';
import { expectRefusal, rejectionOf, thrownBy } from '../lib/caught.ts';

const spec: RoutineSpec = {
  name: 'every',
  precs: 'sd',
  args: {
    trans: { kind: 'flag', values: ['n', 't'], default: 'n' },
    uplo: { kind: 'flag', values: ['l', 'u'] },
    m: { kind: 'size' },
    n: { kind: 'size' },
    alpha: { kind: 'scalar', default: 1 },
    A: {
      kind: 'matrix',
      rows: (a) => num(a, a.trans === 'n' ? 'm' : 'n'),
      cols: (a) => num(a, a.trans === 'n' ? 'n' : 'm'),
      ld: 'lda',
      access: 'in',
    },
    lda: { kind: 'ld', of: 'A' },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'in' },
    incx: { kind: 'inc', default: 1 },
    first: { kind: 'index', from: () => 1, to: arg('m'), rule: 'must be an integer in 1..m' },
    ipiv: { kind: 'vector', length: arg('n'), type: 'i', access: 'out' },
    C: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'ldc', access: 'inout' },
    ldc: { kind: 'ld', of: 'C' },
  },
  flops: () => 0,
};

const owner = {};
const names = Object.keys(spec.args);
const store = <E extends ElementType>(type: E, length = 100, extra: Partial<Storage> = {}) => {
  const buffer = { type, length, owner, disposed: false, ...extra } as Storage<E>;
  return { buffer, offset: 0 };
};
type Args = Record<string, unknown>;
const valid = (prec: Prec = 's'): Args => ({
  uplo: 'l',
  m: 4,
  n: 3,
  A: store(prec),
  lda: 4,
  x: store(prec),
  first: 1,
  ipiv: store('i'),
  C: store(prec),
  ldc: 4,
});
const call = (change: Args = {}, prec?: Prec): Bound<Args> => bind(spec, owner, { ...valid(), ...change }, prec);
const refused = (change: Args, argument: string, rule = /./, prec?: Prec) =>
  expectRefusal(
    thrownBy(() => call(change, prec)),
    { argument, position: names.indexOf(argument) + 1 },
    rule,
  );

const mixed: RoutineSpec = {
  name: 'split',
  precs: 'hd',
  args: {
    m: { kind: 'size' },
    A: { kind: 'vector', length: arg('m'), access: 'in' },
    sum: { kind: 'vector', type: sumType, length: () => 1, access: 'out' },
    B: { kind: 'matrix', type: 's', optional: true, rows: arg('m'), cols: () => 1, ld: 'ldb', access: 'out' },
    ldb: { kind: 'ld', of: 'B' },
  },
  flops: () => 0,
};
const split = (change: Args): Bound<Args> =>
  bind(mixed, owner, { m: 4, A: store('d'), sum: store('d'), B: store('s'), ldb: 4, ...change });

describe('a legal call', () => {
  test('comes back complete: defaults, precision and name', () => {
    const bound = call();
    expect(bound).toMatchObject({ trans: 'n', alpha: 1, incx: 1, m: 4, prec: 's', routine: 'severy' });
    expect(Object.keys(bound)).toEqual([...names, 'prec', 'routine']);
    expect(bind(spec, owner, valid('d'))).toMatchObject({ prec: 'd', routine: 'devery' });
  });

  test('lets optional operands go, a matrix with its leading dimension', () => {
    expect(split({ B: undefined, ldb: undefined }).B).toBeUndefined();
    expect(split({ B: undefined, ldb: undefined }).ldb).toBeUndefined();
    expectRefusal(
      thrownBy(() => split({ ldb: undefined })),
      { argument: 'ldb', position: 5 },
    );
    expectRefusal(
      thrownBy(() => split({ B: undefined, ldb: 1 })),
      { argument: 'ldb', position: 5 },
    );
  });

  test('operands of a type of their own do not settle the precision', () => {
    expect(split({})).toMatchObject({ prec: 'd', routine: 'dsplit' });
    expect(split({ A: store('h'), sum: store('s') })).toMatchObject({ prec: 'h' });
    expectRefusal(
      thrownBy(() => split({ A: store('s') })),
      { argument: 'A', routine: 'split' },
      /must hold half or double precision, not single/,
    );
    expectRefusal(
      thrownBy(() => split({ B: store('d') })),
      { argument: 'B', routine: 'dsplit' },
      /must hold single precision, not double/,
    );
    expectRefusal(
      thrownBy(() => split({ A: store('h'), sum: store('h') })),
      { argument: 'sum' },
      /must hold single precision, not half/,
    );
  });

  test('takes flags in either case', () => {
    expect(call({ uplo: 'U', trans: 'T', ldc: 4, lda: 3 })).toMatchObject({ uplo: 'u', trans: 't' });
  });

  test('takes non-finite scalars, negative increments and a size of minus zero', () => {
    expect(call({ alpha: Number.NaN }).alpha).toBeNaN();
    expect(call({ alpha: Number.NEGATIVE_INFINITY, incx: -2 })).toMatchObject({ alpha: -Infinity, incx: -2 });
    expect(call({ n: -0 }).n === 0).toBe(true);
  });

  test('reads every field once, whatever getters or proxies answer the second time', () => {
    const reads = new Map<string, number>();
    const proxy = new Proxy(valid(), {
      get(target, name) {
        reads.set(String(name), (reads.get(String(name)) ?? 0) + 1);
        return reads.get(String(name)) === 1 ? target[String(name)] : 'changed';
      },
    });
    expect(bind(spec, owner, proxy as Args)).toMatchObject({ m: 4, n: 3, ldc: 4 });
    expect([...reads.entries()].filter(([, count]) => count !== 1)).toEqual([]);
  });

  test('reads a pointer once', () => {
    const counts = { buffer: 0, offset: 0 };
    const { buffer } = store('s');
    const pointer = {
      get buffer() {
        counts.buffer++;
        return buffer;
      },
      get offset() {
        return counts.offset++ === 0 ? 2 : 1e9;
      },
    };
    expect(call({ A: pointer }).A).toEqual({ buffer, offset: 2 });
    expect(counts).toEqual({ buffer: 1, offset: 1 });
  });

  test('does not mind a frozen record', () => {
    expect(bind(spec, owner, Object.freeze(valid()))).toMatchObject({ m: 4 });
  });
});

describe('refusals', () => {
  test('a precision that the routine is not there in', () => {
    for (const prec of ['c', 'z', 'x', '', 'sd'])
      expect(thrownBy(() => call({}, prec as Prec))).toMatchObject({
        routine: 'every',
        argument: 'prec',
        rule: "must be one of 's' 'd'",
      });
  });

  test('each kind, with its rule', () => {
    refused({ uplo: 'x' }, 'uplo', /one of 'l' 'u'/);
    refused({ uplo: undefined }, 'uplo');
    refused({ trans: null }, 'trans', /one of 'n' 't'/);
    refused({ m: 2.5 }, 'm', /integer >= 0/);
    refused({ n: 2 ** 53 }, 'n');
    refused({ alpha: '1' }, 'alpha', /number/);
    refused({ lda: 3 }, 'lda', /rows of A\) = 4/);
    refused({ m: 0, first: 1, lda: 0, ldc: 1 }, 'lda', /= 1/);
    refused({ trans: 't', lda: 2 }, 'lda', /= 3/);
    refused({ incx: 0 }, 'incx', /non-zero/);
    refused({ incx: 1.5 }, 'incx');
    refused({ first: 5 }, 'first', /1\.\.m/);
    refused({ first: 0 }, 'first');
    refused({ first: Number.NaN }, 'first');
    refused({ A: undefined }, 'A', /buffer made by the context/);
    refused({ A: new Float32Array(100) }, 'A', /buffer made by the context/);
    refused({ A: { buffer: new Float32Array(100), offset: 0 } }, 'A', /buffer made by the context/);
    refused({ A: { ...store('s'), offset: -1 } }, 'A', /offset -1 must be an integer in 0\.\.100/);
    refused({ A: { ...store('s'), offset: 101 } }, 'A', /offset/);
    refused({ A: { ...store('s'), offset: undefined } }, 'A', /offset undefined/);
    refused({ A: store('s', 100, { owner: {} }) }, 'A', /another context/);
    refused({ ipiv: store('s') }, 'ipiv', /integer buffer/);
  });

  test('buffers one element short of the window, for a matrix and for a vector with an increment', () => {
    expect(call({ C: store('s', 12), ldc: 4 }).ldc).toBe(4);
    refused({ C: store('s', 11) }, 'C', /4 x 3 elements \(stride 4\) from offset 0 need 12, and the buffer has 11/);
    expect(call({ x: store('s', 5), incx: -2 }).incx).toBe(-2);
    refused({ x: store('s', 4), incx: -2 }, 'x', /need 5/);
    refused({ ipiv: { ...store('i', 4), offset: 2 } }, 'ipiv', /from offset 2 need 5/);
  });

  test('a footprint beyond 2^53 is still too large', () => {
    refused({ m: 2 ** 40, n: 2 ** 40, lda: 2 ** 52, ldc: 2 ** 52 }, 'A', /need/);
  });

  test('mixed precisions name the operand that differs', () => {
    refused({ C: store('d') }, 'C', /must hold single precision, not double/);
    refused({ A: store('d') }, 'x', /must hold double precision, not single/);
    refused({ A: store('h') }, 'A', /single or double precision, not half/);
    refused({ A: store('i') }, 'A', /not integer/);
    refused({}, 'A', /must hold double precision, not single/, 'd');
  });

  test('names that do not exist, with the list of those that do', () => {
    const error = thrownBy(() => call({ LDA: 4 }));
    expectRefusal(error, { argument: 'LDA', position: 0, routine: 'severy' }, /takes trans, uplo, m,/);
  });

  test('a call without a record', () => {
    for (const args of [undefined, null, 5, 'x'])
      expectRefusal(
        thrownBy(() => bind(spec, owner, args as unknown as Args)),
        { argument: 'arguments', position: 0 },
      );
  });

  test('the name has its precision letter as soon as it is known', () => {
    expect(thrownBy(() => call({ m: -1 }))).toMatchObject({ routine: 'every' });
    expect(thrownBy(() => call({ m: -1 }, 's'))).toMatchObject({ routine: 'severy' });
    expect(thrownBy(() => call({ ldc: -1 }))).toMatchObject({ routine: 'severy' });
  });

  test('a disposed buffer is no argument error', () => {
    const error = thrownBy(() => call({ C: store('s', 100, { disposed: true }) }));
    expect(error).toBeInstanceOf(DisposedError);
    expect((error as Error).message).toMatch(/severy.*argument C/);
  });
});

describe('operands that share elements', () => {
  const shared = store('s').buffer;
  const at = (offset: number) => ({ buffer: shared, offset });

  test('two inputs may', () => {
    expect(call({ A: at(0), x: at(1) }).lda).toBe(4);
  });

  test('an output may not, and the later operand is named', () => {
    refused({ A: at(0), C: at(11) }, 'C', /overlaps A in the same buffer, and C is written/);
    refused({ C: at(0), x: at(0) }, 'C', /overlaps x/);
    expect(call({ A: at(0), C: at(12) }).ldc).toBe(4);
  });

  test('interleaved columns of one matrix are apart', () => {
    const [m, n, ld] = [2, 3, 10];
    const apart = { m, n, A: at(0), lda: ld, C: at(2), ldc: ld };
    expect(call(apart).ldc).toBe(10);
    refused({ ...apart, C: at(1) }, 'C', /overlaps A/);
  });

  test('empty operands never do', () => {
    expect(call({ n: 0, A: at(0), C: at(0) }).n).toBe(0);
  });
});

describe('calls in complex precisions', () => {
  const complex: RoutineSpec = {
    ...spec,
    precs: 'sdcz',
    args: {
      ...spec.args,
      trans: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
      beta: { kind: 'scalar', default: 0, real: true },
    },
  };
  const bound = (prec: Prec, change: Args, alias?: Prec): Bound<Args> =>
    bind(complex, owner, { ...valid(prec), A: store(prec), lda: 4, ...change }, alias);

  test("'c' stays what it is, and is 't' of real numbers", () => {
    for (const [prec, trans] of [
      ['s', 't'],
      ['d', 't'],
      ['c', 'c'],
      ['z', 'c'],
    ] as const) {
      for (const given of ['c', 'C']) expect(bound(prec, { trans: given }).trans).toBe(trans);
      expect(bound(prec, { trans: 't' }).trans).toBe('t');
    }
  });

  test('scalars are numbers or pairs, and copies of what was given', () => {
    const alpha = { re: 1, im: -2, more: 3 };
    const { alpha: read } = bound('c', { alpha });
    expect(read).toEqual({ re: 1, im: -2 });
    expect(read).not.toBe(alpha);
    expect(bound('z', { alpha: 0.5 }, 'z').alpha).toBe(0.5);
    expect(bound('z', {}).alpha).toBe(1);
    expect(bound('c', { alpha: { re: Number.NaN, im: Infinity } }).alpha).toEqual({ re: Number.NaN, im: Infinity });
  });

  test('a pair is refused where a number is real, and so is half a pair', () => {
    const pair = { re: 1, im: 2 };
    for (const [prec, change] of [
      ['s', { alpha: pair }],
      ['c', { beta: pair }],
      ['c', { alpha: { re: 1 } }],
      ['z', { alpha: { im: 1 } }],
      ['z', { alpha: { re: '1', im: 2 } }],
      ['z', { alpha: [1, 2] }],
    ] as const) {
      const [argument] = Object.keys(change);
      expectRefusal(
        thrownBy(() => bound(prec, change)),
        { argument: argument!, routine: `${prec}every` },
        /must be a number/,
      );
    }
  });
});

test('a call on something that is neither a context nor a queue says what it lacks', async () => {
  const gesv = only(
    'd',
    front({ ...spec, name: 'gesv' }, async () => {}),
  );
  for (const wrong of [{ n: 1 }, undefined, null, 's'])
    expectRefusal(
      await rejectionOf(() => (gesv as unknown as (queue: unknown) => Promise<void>)(wrong)),
      { routine: 'dgesv', argument: 'queue', position: 1 },
      /must be a context or its queue/,
    );
});

test('only() appends its precision letter', async () => {
  const every = Object.assign(async (...args: unknown[]) => args, { spec });
  const alias = only<'d', (...args: unknown[]) => Promise<unknown[]>>('d', every as never);
  const queue = { context: {} };
  expect(await alias(queue, 2)).toEqual([queue, 2, 'd']);
  expect(alias.prec).toBe('d');
});

describe('own properties only', () => {
  /** Does `work` while Object.prototype has these properties, as a careless library leaves them. */
  function polluted<T>(properties: Args, work: () => T): T {
    const names = Object.keys(properties);
    for (const name of names)
      Object.defineProperty(Object.prototype, name, {
        value: properties[name],
        configurable: true,
        enumerable: true,
        writable: true,
      });
    try {
      return work();
    } finally {
      for (const name of names) delete (Object.prototype as Args)[name];
    }
  }

  test('what stands in Object.prototype is no argument', () => {
    const plain = call();
    const found = polluted({ trans: 't', alpha: 7, incx: 2 }, () => call());
    expect([found.trans, found.alpha, found.incx]).toEqual(['n', 1, 1]);
    expect(found).toEqual({ ...plain, ...found });
  });

  test('nor does it fill in one that is missing, or one that may be', () => {
    const { uplo: _uplo, ...without } = valid();
    polluted({ uplo: 'l' }, () =>
      expectRefusal(
        thrownBy(() => bind(spec, owner, without)),
        { argument: 'uplo' },
      ),
    );
    const B = store('s');
    polluted({ B, ldb: 4 }, () => expect(split({ B: undefined, ldb: undefined }).B).toBeUndefined());
    const { B: _B, ldb: _ldb, ...short } = { m: 4, A: store('d'), sum: store('d'), B, ldb: 4 };
    polluted({ B, ldb: 4 }, () => expect(bind<Args>(mixed, owner, short).B).toBeUndefined());
  });

  test('a class instance may have arguments as fields, and is refused where they are accessors or inherited', () => {
    class Fields {
      readonly trans: string = 't';
      constructor(values: Args) {
        Object.assign(this, values);
      }
    }
    expect((bind(spec, owner, new Fields({ ...valid(), lda: 3 })) as unknown as Args).trans).toBe('t');
    class Accessors extends Fields {
      get alpha(): number {
        return 2;
      }
    }
    const rule = /inherited/;
    expectRefusal(
      thrownBy(() => bind(spec, owner, new Accessors(valid()))),
      { argument: 'alpha', position: 5 },
      rule,
    );
    expectRefusal(
      thrownBy(() => bind(spec, owner, Object.create(valid()))),
      { argument: 'uplo' },
      rule,
    );
    expect(call(Object.assign(Object.create(null), { trans: 't', lda: 3 })).trans).toBe('t');
  });
});

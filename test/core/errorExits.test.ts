// Error exits generated from the specs: for every routine and every argument, every value that its kind forbids. Each must be refused
// with the routine's name, the argument's name and position, and must leave every operand as it was.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ArgumentError, DisposedError } from '../../src/core/errors.ts';
import { type ElementType, isComplex, type Prec } from '../../src/core/field.ts';
import { type ArgSpec, argNames, isList, operandType, type RoutineSpec, routineName } from '../../src/core/spec.ts';
import { type Context, createContext, type DeviceBuffer, type HostArray } from '../../src/index.ts';
import { routines } from '../../src/registry.gen.ts';
import { type Args, front, isOperand, legalCall, needed, ones, operandNames, placedOnDevice } from '../lib/calls.ts';
import { expectRefusal, isRefusal, rejectionOf } from '../lib/caught.ts';
import { full, some, wide } from '../lib/sampled.ts';
import { cpu, gpuTest } from '../setup/contexts.ts';

const stranger = await createContext({ backend: 'cpu' });
afterAll(() => stranger.dispose());

// Half of a refusal's time goes into the list of the functions that it came through, which nothing here looks at.
const { stackTraceLimit } = Error;
beforeAll(() => {
  Error.stackTraceLimit = 0;
});
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit;
});

interface Exit {
  readonly label: string;
  readonly value: unknown;
  /** DisposedError instead of ArgumentError. */
  readonly disposed?: boolean;
}

const NOT_INTEGERS = [2.5, Number.NaN, Infinity, '8', 8n, null, true, [4], 2 ** 53];
const NOT_POINTERS = [undefined, null, 7, 'A', {}, new Float32Array(99), new Float64Array(99), new ArrayBuffer(99)];
/** An operand that may be left out: undefined is legal for it. */
const mayBeAbsent = (arg: ArgSpec): boolean => 'optional' in arg;
/** The precision in which a routine is called where one will do. */
const usual = (spec: RoutineSpec): Prec => (spec.precs.includes('s') ? 's' : spec.precs[0]) as Prec;
const plain = (values: readonly unknown[]): Exit[] =>
  values.map((value) => ({ label: `${typeof value} ${String(value)}`, value }));

function disposedBuffer(context: Context, type: ElementType): DeviceBuffer {
  const buffer = context.alloc(type, 99);
  buffer.dispose();
  return buffer;
}

/** Values that are wrong for a pointer, whatever it points to. */
function pointers(spec: RoutineSpec, context: Context, prec: Prec, name: string, args: Args): Exit[] {
  const type = operandType(spec.args[name]!, prec);
  const size = needed(spec, name, args);
  const wrongTypes = (['b', 'h', 's', 'd', 'c', 'z', 'i'] as const).filter((t) => t !== type);
  const good = ones(context, type, size);
  return [
    ...plain(NOT_POINTERS.filter((value) => value !== undefined || !mayBeAbsent(spec.args[name]!))),
    ...wrongTypes.map((t) => ({ label: `buffer of type ${t}`, value: context.alloc(t, size) })),
    { label: 'buffer of another context', value: stranger.alloc(type, size) },
    { label: 'disposed buffer', value: disposedBuffer(context, type), disposed: true },
    ...[-1, 1.5, size + 1, Number.NaN, undefined, '0', 1n].map((offset) => ({
      label: `offset ${String(offset)}`,
      value: { buffer: good, offset },
    })),
    ...(placedOnDevice(spec, name)
      ? []
      : [
          { label: 'one element short', value: ones(context, type, size - 1) },
          { label: 'one element too far', value: good.at(1) },
        ]),
  ];
}

/** A list with one wrong entry at its end, lists of other lengths, and what is no list. */
function lists(list: readonly number[], least: number): Exit[] {
  const wrong = [least - 1, ...NOT_INTEGERS, undefined].map((entry) => [...list.slice(0, -1), entry]);
  const values = [
    ...wrong,
    list.slice(1),
    [...list, 1e6],
    7,
    '44',
    null,
    {},
    new DataView(new ArrayBuffer(8)),
    undefined,
  ];
  return values.map((value) => ({
    label: Array.isArray(value) ? `[${value.map(String).join()}]` : String(value),
    value,
  }));
}

function exits(spec: RoutineSpec, context: Context, prec: Prec, name: string, args: Args): Exit[] {
  const arg = spec.args[name]!;
  const required = 'default' in arg ? [] : [undefined];
  switch (arg.kind) {
    case 'flag':
      return plain([
        ...(isComplex(prec) && arg.realOnly ? [arg.realOnly] : []),
        'x',
        '',
        `${arg.values[0]} `,
        arg.values.join(''),
        0,
        null,
        ...required,
      ]);
    case 'switch':
      return plain(['true', '', 0, 1, null, {}]);
    case 'expression': {
      const js = (z: number) => z;
      return plain([null, 'z', js, {}, { js }, { wgsl: 'z' }, { wgsl: 'z;', js }, { wgsl: 'z', js: 'z' }]);
    }
    case 'size':
    case 'stride':
      return plain([-1, ...NOT_INTEGERS, ...required]);
    case 'sizes': {
      // Of the first list every length is legal, and the next one is then of another.
      const list = args[name] as number[];
      const first = name === Object.keys(spec.args).find((other) => spec.args[other]!.kind === 'sizes');
      return lists(list, 0).filter(({ value }) => !first || !Array.isArray(value) || value.length === list.length);
    }
    case 'lds':
    case 'offsets': {
      const list = args[name] as number[];
      return lists(list, arg.kind === 'offsets' ? 0 : list.at(-1)!);
    }
    case 'scalar': {
      const takesPairs = isComplex(prec) && !arg.real;
      const pairs = [{ re: 1, im: '1' }, takesPairs ? { re: 1 } : { re: 1, im: 0 }];
      return plain(['1', null, 1n, {}, [1], true, ...pairs, ...required]);
    }
    case 'ld': {
      const least = args[name] as number;
      return plain([0, -least, least - 1, ...NOT_INTEGERS, ...required]);
    }
    case 'inc':
      return plain([0, ...NOT_INTEGERS, ...required]);
    case 'index':
      return plain([arg.from(args) - 1, arg.to(args) + 1, ...NOT_INTEGERS, ...required]);
    case 'matrix':
    case 'vector':
      return pointers(spec, context, prec, name, args);
  }
}

/** How many exits an argument of a kind must have: written down here, so that the generator cannot lose any. */
const COUNTS: Readonly<Record<ArgSpec['kind'], number>> = {
  flag: 6,
  switch: 6,
  expression: 8,
  size: 10,
  stride: 10,
  sizes: 19,
  lds: 19,
  offsets: 19,
  scalar: 8,
  ld: 12,
  inc: 10,
  index: 11,
  matrix: 25,
  vector: 25,
};

/** Operands of a fixed type have nothing to do with the precision; without an alias the first of the others settles it. */
const settles = (spec: RoutineSpec, name: string): boolean =>
  name === operandNames(spec).find((other) => (spec.args[other] as { type?: unknown }).type === undefined);

/** Whether a call of this precision may have the argument. */
const isThere = ({ precs }: ArgSpec, prec: Prec): boolean => precs === undefined || precs.includes(prec);

/** The first operand that does not go with the one that settles another precision, or is missing; none if the call is legal then. */
const misfit = (spec: RoutineSpec, prec: Prec, other: Prec, name: string): string | undefined =>
  operandNames(spec).find((next) => {
    const arg = spec.args[next]!;
    if (!isThere(arg, prec)) return isThere(arg, other) && !mayBeAbsent(arg);
    return next !== name && operandType(arg, prec) !== operandType(arg, other);
  });

/** The argument that a wrong value is blamed on: if it is an operand of another legal precision, the one that does not fit it. */
function blamed(spec: RoutineSpec, prec: Prec, name: string, exit: Exit, alias: boolean): string | undefined {
  const type = (exit.value as Partial<DeviceBuffer> | null | undefined)?.type;
  const legal = type !== undefined && type !== prec && type !== 'i' && spec.precs.includes(type);
  return !alias && legal && settles(spec, name) ? misfit(spec, prec, type, name) : name;
}

async function snapshot(context: Context, args: Args): Promise<HostArray[]> {
  const buffers = Object.values(args)
    .filter(isOperand)
    .map((p) => p.buffer as DeviceBuffer);
  return Promise.all(buffers.map((buffer) => context.download(buffer)));
}

const bytes = ({ buffer, byteOffset, byteLength }: HostArray): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

async function check(spec: RoutineSpec, context: Context, prec: Prec, alias: boolean, name: string): Promise<number> {
  const legal = legalCall(spec, context, prec);
  // Until the precision is known, positions are among the arguments of all.
  const orders = alias ? [argNames(spec, prec)] : [argNames(spec, prec), argNames(spec)];
  const before = await snapshot(context, legal);
  const list = exits(spec, context, prec, name, legal).filter(
    (exit) => blamed(spec, prec, name, exit, alias) !== undefined,
  );
  const call = front(spec, alias ? prec : '');
  // The precision is in the name from the alias, or from the first operand that has been read.
  const routines = (alias ? [prec] : ['', ...spec.precs]).map((p) => routineName(spec, p));
  const wrong: string[] = [];
  for (const exit of list) {
    const error = await rejectionOf(() => call(context.queue, { ...legal, [name]: exit.value }));
    const argument = blamed(spec, prec, name, exit, alias)!;
    const right =
      exit.disposed === true
        ? error instanceof DisposedError
        : orders.some((names) => isRefusal(error, { argument, position: names.indexOf(argument) + 1 })) &&
          routines.includes((error as ArgumentError).routine);
    if (!right) wrong.push(`${spec.name} ${name} = ${exit.label}: ${String(error)}`);
  }
  expect(wrong).toEqual([]);
  const after = await snapshot(context, legal);
  expect(after.map((values, k) => Buffer.compare(bytes(values), bytes(before[k]!)))).toEqual(before.map(() => 0));
  for (const value of Object.values(legal)) if (isOperand(value)) (value.buffer as DeviceBuffer).dispose();
  return list.length;
}

async function refusesArgument(spec: RoutineSpec, prec: Prec, name: string): Promise<void> {
  const given = { ...legalCall(spec, cpu, prec), [name]: cpu.alloc(prec, 1) };
  const error = await rejectionOf(() => front(spec, prec)(cpu.queue, given));
  expectRefusal(error, { argument: name, position: Object.keys(spec.args).indexOf(name) + 1 }, /precision only/);
}

/** One more for a missing argument that has no default; fewer where one operand alone may have any of the precisions. */
function expectedCount(spec: RoutineSpec, prec: Prec, alias: boolean): number {
  const kinds = Object.values(spec.args).filter((arg) => isThere(arg, prec));
  const listed = (arg: ArgSpec) => isList(arg) || arg.kind === 'matrix' || arg.kind === 'vector';
  const required = kinds.filter((arg) => !('default' in arg) && !listed(arg));
  const first = operandNames(spec).find((name) => settles(spec, name))!;
  const others = ([...spec.precs] as Prec[]).filter((other) => other !== prec);
  const free = alias ? 0 : others.filter((other) => misfit(spec, prec, other, first) === undefined).length;
  // Where the operand is given its places may not be left out.
  const places = ['ld', 'lds', 'stride', 'offsets'];
  const absent = kinds.filter((arg) => mayBeAbsent(arg) && !places.includes(arg.kind)).length;
  // Two windows of each operand cannot be refused, and two lengths of the list that gives the number of problems.
  const unseen =
    2 * operandNames(spec).filter((name) => isThere(spec.args[name]!, prec) && placedOnDevice(spec, name)).length +
    (kinds.some(isList) ? 2 : 0);
  // A value of a flag that complex calls do not take
  const realOnly = isComplex(prec)
    ? kinds.filter((arg) => arg.kind === 'flag' && arg.realOnly !== undefined).length
    : 0;
  return kinds.reduce((sum, arg) => sum + COUNTS[arg.kind], realOnly + required.length - free - absent - unseen);
}

/** The ways in which a routine is called: of every precision, by buffers and by its name. In a short run one of each by turns. */
function waysOf(spec: RoutineSpec, turn: number): readonly (readonly [prec: Prec, alias: boolean])[] {
  const precs = [...spec.precs] as Prec[];
  if (full) return precs.flatMap((prec) => [[prec, false] as const, [prec, true] as const]);
  return [[precs[turn % precs.length]!, Math.floor(turn / precs.length) % 2 === 1]];
}

/** Of two each, the first in front. */
const pairsOf = <T>(items: readonly T[]): readonly (readonly [T, T])[] =>
  some(
    items.flatMap((first, k) => items.slice(k + 1).map((second) => [first, second] as const)),
    12,
  );

let total = 0;
describe.each(routines.map((spec, turn) => ({ name: spec.name, spec, turn })))('$name', ({ spec, turn }) => {
  for (const [prec, alias] of waysOf(spec, turn))
    test(`refuses every illegal argument, ${alias ? `as ${routineName(spec, prec)}` : `by buffers of type ${prec}`}`, async () => {
      let count = 0;
      for (const [name, arg] of Object.entries(spec.args))
        if (isThere(arg, prec)) count += await check(spec, cpu, prec, alias, name);
        else await refusesArgument(spec, prec, name);
      expect(count).toBe(expectedCount(spec, prec, alias));
      total += count;
    });

  gpuTest('the same on the GPU, for the last argument of each kind', async (gpu) => {
    const last = [...new Map(Object.entries(spec.args).map(([name, arg]) => [arg.kind, name])).values()];
    // In a short run of one kind by turns: what refuses is the same on all backends.
    for (const name of wide ? last : [last[turn % last.length]!])
      total += await check(spec, gpu, usual(spec), false, name);
  });

  for (const prec of [...spec.precs].filter((letter) => isComplex(letter as Prec)) as Prec[]) {
    test(`${routineName(spec, prec)} takes numbers and pairs as scalars, NaN among them`, async () => {
      const legal = legalCall(spec, cpu, prec);
      for (const [name, arg] of Object.entries(spec.args)) {
        if (arg.kind !== 'scalar' || arg.integer) continue;
        const pairs = arg.real
          ? []
          : [
              { re: 0, im: 2 },
              { re: Number.NaN, im: 1 },
            ];
        for (const value of [0, 2, Number.NaN, ...pairs]) {
          const call = { ...legal, [name]: value };
          // A rule of its own may refuse 0 or NaN.
          if (arg.also?.(call) === undefined) await front(spec)(cpu.queue, call);
        }
      }
    });
  }

  test('of two illegal arguments the first is reported', async () => {
    const legal = legalCall(spec, cpu, usual(spec));
    // Whether an operand fits can be told only when all sizes are known: those refusals come last, in their own order.
    const names = Object.keys(spec.args);
    const wrong = names
      .filter((name) => isThere(spec.args[name]!, usual(spec)))
      .map((name) => [name, exits(spec, cpu, usual(spec), name, legal)[0]!.value] as const);
    for (const [[first, a], [second, b]] of pairsOf(wrong)) {
      const error = await rejectionOf(() => front(spec)(cpu.queue, { ...legal, [second]: b, [first]: a }));
      expect([argNames(spec, usual(spec)), names].map((list) => list.indexOf(first) + 1)).toContain(
        (error as ArgumentError).position,
      );
      expectRefusal(error, { argument: first });
      total++;
    }
  });

  test('an argument that does not exist is refused by name', async () => {
    for (const name of ['M', 'LDA', 'toString', '__proto__x', 'stream']) {
      const error = await rejectionOf(() =>
        front(spec)(cpu.queue, { ...legalCall(spec, cpu, usual(spec)), [name]: 1 }),
      );
      expectRefusal(error, { argument: name, position: 0 }, /there is no such argument/);
    }
  });

  test('the legal call itself is accepted, with and without its defaults', async () => {
    const prec = spec.precs.at(-1) as Prec;
    const legal = legalCall(spec, cpu, prec);
    await front(spec)(cpu.queue, legal);
    const required = Object.entries(legal).filter(([name]) => !('default' in spec.args[name]!));
    await front(spec, prec)(cpu.queue, Object.fromEntries(required));
  });
});

test('the number of error exits is what the specs imply', () => {
  const pairs = (spec: RoutineSpec) =>
    pairsOf(Object.values(spec.args).filter((arg) => isThere(arg, usual(spec)))).length;
  const onCpu = routines.reduce(
    (sum, spec, turn) =>
      waysOf(spec, turn).reduce((most, way) => most + expectedCount(spec, ...way), sum) + pairs(spec),
    0,
  );
  expect(total).toBeGreaterThanOrEqual(onCpu);
  console.log(`${total} error exits of ${routines.length} routines`);
});

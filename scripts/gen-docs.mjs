// npm run docs: writes docs/routines.md and a page for each level, docs/routines/*.md, from the specs in dist/src/registry.gen.js.
// `--check` writes nothing and fails when one is stale.
// Sizes of operands are functions in a spec; they are put into words by trying them out on numbers.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './process.mjs';

const INDEX = 'docs/routines.md';
/** Pages by the folders of `src` that hold the specs. */
const LEVELS = {
  blas1: 'BLAS 1: vectors',
  blas2: 'BLAS 2: matrices with vectors',
  blas3: 'BLAS 3: products, triangles, elements, norms',
  lapack: 'LAPACK: factorizations, systems, least squares, singular values',
  batched: 'Batches',
  nn: 'Neural networks',
};
const pageOf = (level) => `docs/routines/${level}.md`;

/** Values for the sizes while an extent is tried out: any expression that agrees on all three is taken for it. */
const TRIALS = [
  [101, 211, 307, 401, 503],
  [613, 109, 223, 313, 409],
  [311, 419, 103, 227, 509],
];

const names = (spec, ...kinds) =>
  Object.entries(spec.args)
    .filter(([, arg]) => kinds.includes(arg.kind))
    .map(([name]) => name);

/** Every expression that an extent may be: [text, function of the values]. */
function candidates(spec) {
  const sizes = names(spec, 'size', 'sizes', 'index');
  const pairs = sizes.flatMap((x, i) => sizes.slice(i + 1).map((y) => [x, y]));
  return [
    ...sizes.map((x) => [x, (v) => v[x]]),
    ...sizes.map((x) => [`${x}(${x} + 1)/2`, (v) => (v[x] * (v[x] + 1)) / 2]),
    ...sizes.map((x) => [`(${x} + 1)`, (v) => v[x] + 1]),
    ...[1, 2].flatMap((d) => sizes.map((x) => [`max(0, ${x} - ${d})`, (v) => Math.max(0, v[x] - d)])),
    ...pairs.map(([x, y]) => [`(${x} + ${y} + 1)`, (v) => v[x] + v[y] + 1]),
    ...pairs.map(([x, y]) => [`(${x} + ${y})`, (v) => v[x] + v[y]]),
    ...pairs.map(([x, y]) => [`(2 ${x} + ${y} + 1)`, (v) => 2 * v[x] + v[y] + 1]),
    ...pairs.map(([x, y]) => [`${x} ${y}`, (v) => v[x] * v[y]]),
    ...pairs.map(([x, y]) => [`min(${x}, ${y})`, (v) => Math.min(v[x], v[y])]),
    ...pairs.map(([x, y]) => [`max(0, min(${x}, ${y}) - 1)`, (v) => Math.max(0, Math.min(v[x], v[y]) - 1)]),
    ...pairs.map(([x, y]) => [`max(${x}, ${y})`, (v) => Math.max(v[x], v[y])]),
    ...[0, 1, 2, 3].map((x) => [`${x}`, () => x]),
  ];
}

function expression(spec, extent, flags) {
  const sizes = names(spec, 'size', 'sizes', 'index');
  const trials = TRIALS.map((trial) => ({ ...flags, ...Object.fromEntries(sizes.map((x, i) => [x, trial[i]])) }));
  const found = candidates(spec).find(([, value]) => trials.every((v) => value(v) === extent(v)));
  if (found === undefined) throw new Error(`${spec.name}: the extent ${extent} is none that gen-docs.mjs knows`);
  return found[0];
}

/** An extent in words: 'm', or 'm if side = 'l', else n' where it depends on a flag. */
function inWords(spec, extent) {
  if (extent.words !== undefined) return extent.words;
  const flagNames = names(spec, 'flag');
  const first = Object.fromEntries(flagNames.map((f) => [f, spec.args[f].values[0]]));
  const base = expression(spec, extent, first);
  for (const flag of flagNames) {
    const [value, ...others] = spec.args[flag].values;
    const otherwise = new Set(others.map((other) => expression(spec, extent, { ...first, [flag]: other })));
    otherwise.delete(base);
    if (otherwise.size > 0) return `(${base} if ${flag} = '${value}', else ${[...otherwise].join(' or ')})`;
  }
  return base;
}

/** What a matrix argument is: one matrix, or a batch of them. */
const matrixOf = ({ places }) => (places === undefined ? 'matrix' : 'batch of matrices');

/** The rule of a stride: matrices that are written share nothing. */
const strideRule = ({ access }) => (access === 'in' ? '; 0 for one matrix' : '; the matrices share no element');

const vectorOf = (length, item) => (length === '1' ? `one ${item}` : `vector of ${length} ${item}s`);

/** The type of an operand that has not the call's precision, in words. */
function ownType({ type }, fields, precs) {
  if (type === undefined || type === 'i') return '';
  if (typeof type === 'string') return ` in ${fields[type].title} precision`;
  const others = [...precs].filter((p) => type(p) !== p);
  return others.map((p) => ` (${fields[type(p)].title} precision where the others are ${fields[p].title})`).join('');
}

const ACCESS = { in: 'read', out: 'written', inout: 'read and written' };

function describe(spec, arg, fields) {
  const fallback =
    'default' in arg ? `, default ${typeof arg.default === 'string' ? `'${arg.default}'` : arg.default}` : '';
  const type = ownType(arg, fields, spec.precs);
  const absent = arg.optional ? '; may be left out' : '';
  const only = arg.precs ? `; in ${[...arg.precs].map((prec) => fields[prec].title).join(' and ')} precision only` : '';
  const without = spec.args[arg.of]?.optional ? `; may be left out with ${arg.of}` : '';
  switch (arg.kind) {
    case 'flag':
      return `one of ${arg.values.map((v) => `'${v}'`).join(' ')}${arg.numbers ? ` or an integer in ${arg.numbers.join('..')}` : ''}${arg.realOnly && /[cz]/.test(spec.precs) ? `, '${arg.realOnly}' of real numbers only` : ''}${fallback}`;
    case 'switch':
      return `true or false${fallback}`;
    case 'expression':
      return `a function of z as WGSL and in JavaScript, { wgsl, js }${absent}`;
    case 'size':
      return 'integer >= 0';
    case 'scalar':
      return `${arg.integer ? 'integer from -2^31 to 2^31 - 1' : 'number'}${fallback}`;
    case 'ld':
      return `integer >= max(1, rows of ${arg.of})${without}`;
    case 'inc':
      return `integer ${arg.positive ? '>= 1' : 'other than 0'}${fallback}`;
    case 'index':
      return arg.rule.replace(/^must be an /, '');
    case 'stride':
      return `integer >= 0, from one matrix of ${arg.of} to the next${strideRule(spec.args[arg.of])}${without}`;
    case 'sizes':
      return 'list of integers >= 0, one per problem';
    case 'lds':
      return `list of integers >= max(1, rows of ${arg.of}), one per problem${without}`;
    case 'offsets':
      return `list of integers >= 0: where the matrices of ${arg.of} begin${without}`;
    case 'matrix':
      return `${matrixOf(arg)}, ${inWords(spec, arg.rows)} x ${inWords(spec, arg.cols)}${arg.type === 'i' ? ', of 32-bit integers' : type}, ${ACCESS[arg.access]}${absent}${only}`;
    case 'vector':
      return `${vectorOf(inWords(spec, arg.length), arg.type === 'i' ? 'integer' : 'number')}${type}, ${ACCESS[arg.access]}${absent}${only}`;
    default:
      throw new Error(`${spec.name}: gen-docs.mjs does not know arguments of kind ${arg.kind}`);
  }
}

const bySize = (spec, size) => ({
  ...Object.fromEntries(names(spec, 'flag').map((f) => [f, spec.args[f].default ?? spec.args[f].values[0]])),
  ...Object.fromEntries(names(spec, 'size', 'index').map((x) => [x, size])),
  ...Object.fromEntries(names(spec, 'sizes').map((x) => [x, [size]])),
});

function flops(spec, flopsOf) {
  const [small, large] = [100, 1000].map((size) =>
    flopsOf(spec, bySize(spec, size), /[bhsd]/.test(spec.precs) ? 's' : 'c'),
  );
  if (large === 0) return 'No floating-point operations.';
  return `Floating-point operations with every size 100: ${small.toLocaleString('en-US')}; with every size 1000: ${large.toExponential(3)}.`;
}

/** The position of an argument; where precisions differ, those of real calls, then of complex ones. */
function positionOf({ args, precs }, name) {
  const among = (prec) =>
    Object.keys(args)
      .filter((one) => args[one].precs === undefined || args[one].precs.includes(prec) || 'default' in args[one])
      .indexOf(name) + 1;
  return [...new Set([...precs].map(among).filter((position) => position > 0))].join(', ');
}

function section(spec, fields, routineName, flopsOf) {
  const rows = Object.entries(spec.args).map(
    ([name, arg]) => `| ${positionOf(spec, name)} | ${name} | ${describe(spec, arg, fields)} |`,
  );
  const aliases = [...spec.precs].map((p) => `${routineName(spec, p)} (${fields[p].title})`).join(', ');
  return `## ${spec.name}\n\n${aliases}\n\n| | argument | |\n|---|---|---|\n${rows.join('\n')}\n\n${flops(spec, flopsOf)}\n`;
}

const sources = () =>
  readdirSync(path.join(root, 'src'), { recursive: true })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.gen.ts'))
    .map((file) => [file.split(path.sep)[0], readFileSync(path.join(root, 'src', file), 'utf8')]);

/** Names that sources have at a place of a pattern, with the folder of `src` that they are in. */
const namesIn = (files, pattern) =>
  files.flatMap(([folder, text]) => [...text.matchAll(pattern)].map(([, name]) => [name, folder]));

/** The backends for the GPU: a front takes xHybrid or xGpu by its name (decision 23). */
const gpuBackends = (files) =>
  new Set(namesIn(files, /^export (?:const|function|async function) (\w+)(?:Gpu|Hybrid)\b/gm).map(([name]) => name));

/** A batch's name without its form: the three forms are one. */
const baseOf = ({ name }) => name.replace(/(StridedB|Vb|B)atched$/, '');

function coverage(routines, fields, files, levelOf) {
  const onGpu = gpuBackends(files);
  const columns = [...new Set(routines.flatMap((spec) => [...spec.precs]))].sort(
    (a, b) => fields[a].bytes - fields[b].bytes,
  );
  const cell = (spec, p) => {
    if (!spec.precs.includes(p)) return '';
    if (spec.mixed) return 'GPU with CPU, CPU';
    const types = [p, ...Object.values(spec.args).map((arg) => arg.type)].filter((type) => typeof type === 'string');
    const wide = types.some((type) => type === 'd' || type === 'z');
    const computed = onGpu.has(spec.name) || (baseOf(spec) !== spec.name && onGpu.has(`${baseOf(spec)}Batched`));
    if (!computed || (wide && !spec.doubles?.includes(p))) return 'CPU';
    if (wide) return 'GPU (if asked), CPU';
    return types.includes('h') ? 'GPU (feature shader-f16), CPU' : 'GPU, CPU';
  };
  const rows = routines.map(
    (spec) =>
      `| [${spec.name}](routines/${levelOf(spec)}.md#${spec.name.toLowerCase()}) | ${columns.map((p) => cell(spec, p)).join(' | ')} |`,
  );
  const head = columns.map((p) => `${p}: ${fields[p].title}`).join(' | ');
  return `| | ${head} |\n|---|${columns.map(() => '---|').join('')}\n${rows.join('\n')}\n`;
}

/** Texts by file. */
export function generate(routines, fields, routineName, flopsOf) {
  const files = sources();
  // The generated list of src itself declares the forms of batches once more.
  const inLevels = files.filter(([folder]) => folder in LEVELS);
  const declared = new Map(namesIn(inLevels, /^export const (\w+(?:Spec|Forms))\b/gm));
  const levelOf = (spec) => {
    const level = declared.get(`${spec.name}Spec`) ?? declared.get(`${baseOf(spec)}Forms`);
    if (level === undefined) throw new Error(`${spec.name}: gen-docs.mjs does not find its spec`);
    return level;
  };
  const generated = 'Generated from the specs in `src/` by `npm run docs`; do not edit.\n';
  const index = [
    '# Routines\n',
    generated,
    'Every routine is called as `routine(queue, { argument: value, ... })`. The numbers are the positions that error',
    'messages give: those of the positional form, as in LAPACK. Matrices are column-major; sizes, offsets and leading',
    'dimensions count elements. A routine without precision letter, `gemm`, takes its precision from its buffers.',
    'Doubles are computed on the GPU "if asked": by a context with the option `doubles` ([precision](precision.md#doubles-on-the-gpu)).\n',
    coverage(routines, fields, files, levelOf),
  ];
  const pages = Object.entries(LEVELS).map(([level, title]) => [
    pageOf(level),
    [
      `# ${title}\n`,
      generated,
      'Back to [all routines](../routines.md), which tells how to read this.\n',
      ...routines.filter((spec) => levelOf(spec) === level).map((spec) => section(spec, fields, routineName, flopsOf)),
    ],
  ]);
  return new Map([[INDEX, index], ...pages].map(([file, parts]) => [file, parts.join('\n')]));
}

if (process.argv[1] === import.meta.filename) {
  const { routines } = await import('../dist/src/registry.gen.js');
  const { fields } = await import('../dist/src/core/field.js');
  const { flopsOf, routineName } = await import('../dist/src/core/spec.js');
  for (const [target, text] of generate(routines, fields, routineName, flopsOf)) {
    const file = path.join(root, target);
    const stale = !existsSync(file) || readFileSync(file, 'utf8').replaceAll('\r\n', '\n') !== text;
    if (stale && process.argv.includes('--check')) {
      console.error(`${target} is stale: run npm run docs`);
      process.exitCode = 1;
    } else if (stale) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
}

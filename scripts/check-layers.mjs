// npm run check:layers: what each file may import, read from its import statements. The rules are the tables below;
// there is no list of exceptions. Also reports import cycles and files that have grown too long.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './process.mjs';

// Folder -> the folders it may import besides itself, lowest first. `public` is src/*.ts, src/linalg and src/nn/verbs.
// Packages and node: modules are free, except in core, which imports nothing.
const FOLDERS = {
  core: [],
  engine: ['core'],
  runtime: ['core', 'engine'],
  autotune: ['core', 'runtime'],
  blas1: ['core', 'runtime', 'engine', 'autotune'],
  blas2: ['core', 'runtime', 'engine', 'autotune', 'blas1'],
  blas3: ['core', 'runtime', 'engine', 'autotune', 'blas1', 'blas2'],
  lapack: ['core', 'runtime', 'engine', 'autotune', 'blas1', 'blas2', 'blas3'],
  batched: ['core', 'runtime', 'engine', 'autotune', 'blas1', 'blas2', 'blas3', 'lapack'],
  nn: ['core', 'runtime', 'engine', 'autotune', 'blas1', 'blas2', 'blas3', 'lapack', 'batched'],
  native: ['core', 'engine'],
  mpi: ['core', 'engine', 'native', 'lapack', 'public'],
  tfjs: ['core', 'runtime', 'engine', 'blas3', 'lapack', 'batched', 'nn'],
  public: [
    'core',
    'runtime',
    'engine',
    'native',
    'mpi',
    'tfjs',
    'autotune',
    'blas1',
    'blas2',
    'blas3',
    'lapack',
    'batched',
    'nn',
  ],
  testing: ['core', 'public'],
  examples: ['core', 'public', 'scripts'],
  bench: ['core', 'public', 'testing', 'scripts'],
  report: ['core', 'public', 'testing'],
  // Tells what the inside has found out: threads of the engine, the trial of double-single arithmetic.
  cli: ['core', 'engine', 'lapack', 'public', 'testing', 'report'],
  site: ['core', 'public', 'testing', 'report', 'cli'],
  scripts: ['core', 'public', 'testing'],
  test: 'everything',
  // Tells the engine to refuse calls, so that the references compute.
  fuzz: 'everything',
};

const ROUTINES = ['blas1', 'blas2', 'blas3', 'lapack', 'batched', 'nn'];

// Within the routine folders a file's suffix is its role; on top of the folder rule, a role may import values from
// these folders, from files of these roles, and, as `own`, from files of these roles in its room.
// A front is a file without suffix that imports its own spec; any other file without suffix is shared. Generated files (x.gen.ts) follow
// from these rules: of them kernels take shaders, and whoever is above the routines takes their names.
const ROLES = {
  spec: { folders: ['core'], roles: ['spec', 'shared'] },
  ref: { folders: ['core'], roles: ['ref', 'steps'] },
  cpu: { folders: ['core', 'runtime', 'engine'], roles: ['cpu', 'ref', 'steps'] },
  kernels: { folders: ['core', 'runtime', 'autotune'], roles: ['shared', 'gen'] },
  space: { folders: ['core', 'runtime', 'autotune'], roles: ['kernels'] },
  steps: { folders: ['core', 'runtime'], roles: ['shared'] },
  gpu: { folders: ['core', 'runtime', 'autotune'], roles: ['gpu', 'steps', 'kernels', 'space', 'shared'] },
  hybrid: {
    folders: ['core', 'runtime', 'engine', 'autotune'],
    roles: ['hybrid', 'cpu', 'gpu', 'steps', 'kernels', 'ref', 'shared'],
  },
  front: {
    folders: ['core', 'runtime', 'autotune'],
    roles: ['shared'],
    own: ['spec', 'ref', 'cpu', 'gpu', 'hybrid', 'kernels', 'gen'],
  },
  shared: { folders: ['core', 'runtime'], roles: ['shared'] },
};

// Outside src the oracle is part of the interface: a test case compares with the reference.
const ORACLE = { folder: 'testing', role: 'ref' };

const MAX_LINES = { folders: ['src', 'testing', 'cli', 'report', 'site'], lines: 400 };

/** Of comments, which the formatter leaves as they are. */
const MAX_COLUMNS = 140;

const TREES = ['src', 'testing', 'cli', 'report', 'test', 'bench', 'fuzz', 'examples', 'site', 'scripts'];

/** Every violation below `base`, as 'file: reason', sorted. */
export function checkLayers(base = root) {
  const modules = new Map(TREES.flatMap((tree) => list(base, tree)).map((file) => [file, read(base, file)]));
  const problems = [];
  for (const module of modules.values()) {
    const report = (reason) => problems.push(`${module.file}: ${reason}`);
    if (module.unknown) report(`is in no folder of the layer rule`);
    if (module.tooLong) report(`has more than ${MAX_LINES.lines} lines`);
    if (module.wide > 0) report(`line ${module.wide} is a comment of more than ${MAX_COLUMNS} columns`);
    for (const edge of module.imports) {
      const target = modules.get(edge.target);
      const reason = edge.package ? packageReason(module) : target && edgeReason(module, target, edge);
      if (reason) report(`imports ${edge.specifier}: ${reason}`);
    }
  }
  return [...problems, ...cycles(modules)].sort();
}

function packageReason(module) {
  return module.folder === 'core' ? 'core imports nothing' : undefined;
}

function edgeReason(from, to, edge) {
  const allowed = FOLDERS[from.folder];
  if (!allowed || allowed === 'everything') return undefined;
  if (from.folder === ORACLE.folder && to.role === ORACLE.role) return undefined;
  if (from.folder !== to.folder && !allowed.includes(to.folder)) return `${from.folder} may not import ${to.folder}`;
  // Arguments are types, and every role may name them.
  if (!from.role || (edge.typeOnly && (to.role === 'spec' || to.role === 'gen'))) return undefined;
  const rule = ROLES[from.role];
  if (!to.role) {
    return rule.folders.includes(to.folder) ? undefined : `a ${from.role} file may not import ${to.folder}`;
  }
  if (rule.roles.includes(to.role)) return undefined;
  if (rule.own?.includes(to.role))
    return path.posix.dirname(from.file) === path.posix.dirname(to.file)
      ? undefined
      : 'a front imports only of its own room';
  if (from.role === 'front' && to.role === 'front') return 'a front never calls another front';
  return `a ${from.role} file may not import a ${to.role} file`;
}

/** Cycles among the imports that exist at run time, each reported once, at its first file. */
function cycles(modules) {
  const found = [];
  const state = new Map();
  const visit = (file, trail) => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      found.push(`${file}: import cycle ${[...trail.slice(trail.indexOf(file)), file].join(' -> ')}`);
      return;
    }
    state.set(file, 'open');
    for (const edge of modules.get(file).imports) {
      if (!edge.typeOnly && modules.has(edge.target)) visit(edge.target, [...trail, file]);
    }
    state.set(file, 'done');
  };
  for (const file of modules.keys()) visit(file, []);
  return found;
}

function list(base, tree) {
  if (!existsSync(path.join(base, tree))) return [];
  return readdirSync(path.join(base, tree), { withFileTypes: true })
    .flatMap((entry) => {
      const file = `${tree}/${entry.name}`;
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : list(base, file);
      return /\.(ts|mjs)$/.test(file) ? [file] : [];
    })
    .sort();
}

function read(base, file) {
  const text = readFileSync(path.join(base, file), 'utf8');
  const [tree, first] = file.split('/');
  const isPublic = first.endsWith('.ts') || first === 'linalg' || file.startsWith('src/nn/verbs/');
  const folder = tree !== 'src' ? tree : isPublic ? 'public' : first;
  const [, name, suffix] = /([^/.]+)(?:\.(\w+))?\.\w+$/.exec(file);
  const isFront = text.includes(`from './${name}.spec.ts';`);
  const role = suffix ?? (isFront ? 'front' : 'shared');
  const isRoutine = ROUTINES.includes(folder);
  return {
    file,
    name,
    folder,
    role: isRoutine ? role : undefined,
    unknown: !(folder in FOLDERS) || (isRoutine && role !== 'gen' && !(role in ROLES)),
    wide:
      suffix === 'gen'
        ? 0
        : 1 + text.split('\n').findIndex((l) => l.length > MAX_COLUMNS && /^\s*(\/\/|\/?\*)/.test(l)),
    tooLong: MAX_LINES.folders.includes(tree) && suffix !== 'gen' && text.split('\n').length - 1 > MAX_LINES.lines,
    imports: suffix === 'gen' ? [] : readImports(file, text),
  };
}

// Comments go first: documentation shows imports. Statements are found at the start of a line, so that text inside
// strings is not taken for one.
function readImports(file, text) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const statement = /^(?:import|export)\s+(type\s+)?([\w\s{},*$]+?)\s*from\s*['"]([^'"]+)['"]/gm;
  const sideEffect = /^import\s+['"]([^'"]+)['"]/gm;
  const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
  return [
    ...[...code.matchAll(statement)].map(([, type, clause, specifier]) => edge(file, specifier, Boolean(type), clause)),
    ...[...code.matchAll(sideEffect)].map(([, specifier]) => edge(file, specifier, false, '')),
    ...[...code.matchAll(dynamic)].map(([, specifier]) => edge(file, specifier, false, '')),
  ];
}

function edge(file, specifier, typeStatement, clause) {
  const names = clause
    .replace(/[{}]/g, ' ')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const values = names.filter((name) => !name.startsWith('type ')).map((name) => name.split(/\s+as\s+/)[0]);
  return {
    specifier,
    package: !specifier.startsWith('.'),
    target: path.posix.join(path.posix.dirname(file), specifier),
    typeOnly: typeStatement || (names.length > 0 && values.length === 0),
    names: values,
  };
}

if (process.argv[1] === import.meta.filename) {
  const problems = checkLayers();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

// The package as npm would publish it, made in a temporary folder, and projects that have it installed. Nothing is fetched: what the
// package depends on is installed from this repository's own node_modules.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildBrowser } from '../../scripts/build-browser.mjs';

export const root = path.resolve(import.meta.dirname, '../..');

interface Manifest {
  readonly version: string;
  readonly files: readonly string[];
  readonly exports: Readonly<Record<string, unknown>>;
  readonly bin: Readonly<Record<string, string>>;
  readonly unpkg: string;
  readonly jsdelivr: string;
}
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
export const manifest = json(path.join(root, 'package.json')) as Manifest;

const start = promisify(execFile);

/** Runs a program of Node's and returns what it prints; what it says when it fails is the error's message. */
export async function node(args: readonly string[], cwd: string): Promise<string> {
  try {
    return (await start(process.execPath, [...args], { cwd, maxBuffer: 1 << 26 })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(stdout + stderr || message, { cause: error });
  }
}

/** The file behind a program of an installed package. */
export function program(name: string, bin = name): string {
  const folder = path.join(root, 'node_modules', name);
  const entry = json(path.join(folder, 'package.json')).bin as string | Record<string, string>;
  return path.join(folder, typeof entry === 'string' ? entry : entry[bin]!);
}

/** npm lies beside Node, or where the script that runs this came from. */
const npm = (): string =>
  process.env['npm_execpath'] ?? path.join(path.dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js');

const npmRun = (args: readonly string[], cwd: string): Promise<string> =>
  node([npm(), ...args, '--offline', '--ignore-scripts', '--cache', path.join(cwd, '../cache')], cwd);

/** Compiles and bundles below `folder`/package, and packs that. Returns the tarball. */
export async function pack(folder: string): Promise<string> {
  const made = path.join(folder, 'package');
  mkdirSync(made, { recursive: true });
  // What the package holds, by its own list: its sources decide, without tests, benchmarks and examples.
  const trees = manifest.files.filter((file) => file.startsWith('dist/')).map((file) => file.slice('dist/'.length));
  const config = path.join(folder, 'tsconfig.json');
  const compilerOptions = {
    rootDir: root,
    outDir: path.join(made, 'dist'),
    incremental: false,
    tsBuildInfoFile: null,
    noCheck: true,
  };
  const include = trees
    .filter((tree) => !['node', 'cjs', 'browser'].includes(tree))
    .map((tree) => path.join(root, tree));
  const typeRoots = [path.join(root, 'node_modules/@types'), path.join(root, 'node_modules')];
  const extended = path.join(root, 'tsconfig.build.json');
  writeFileSync(
    config,
    JSON.stringify({ extends: extended, include, compilerOptions: { ...compilerOptions, typeRoots } }),
  );
  await node([program('typescript', 'tsc'), '-p', config], folder);
  for (const file of ['package.json', 'README.md', 'LICENSE', 'kernels'])
    cpSync(path.join(root, file), path.join(made, file), { recursive: true });
  const script = path.join(root, 'scripts/bundle.mjs');
  const { bundle } = (await import(script)) as { bundle(base: string): Promise<void> };
  await bundle(made);
  await buildBrowser(path.join(made, 'dist/browser'));
  await npmRun(['pack', '--pack-destination', folder], made);
  return path.join(folder, `basalt-${manifest.version}.tgz`);
}

/** What the package needs at run time, and what that needs: the entries of the lock file that are neither for development nor optional. */
function dependencies(): [name: string, folder: string][] {
  const { packages } = json(path.join(root, 'package-lock.json')) as {
    packages: Record<string, { dev?: true; optional?: true; devOptional?: true; peer?: true }>;
  };
  return Object.entries(packages)
    .filter(([folder, p]) => folder !== '' && !p.dev && !p.optional && !p.devOptional && !p.peer)
    .map(([folder]) => [folder.replace(/^node_modules\//, ''), path.join(root, folder)]);
}

/** A project below `folder` that has nothing but the package installed, without its optional dependencies. */
export async function install(tarball: string, folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const local = Object.fromEntries(dependencies().map(([name, at]) => [name, `file:${at}`]));
  const project = {
    name: 'project',
    private: true,
    type: 'module',
    dependencies: { ...local, basalt: `file:${tarball}` },
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(project));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  await npmRun(['install', '--install-links', '--omit=optional', '--no-audit', '--no-fund'], folder);
}

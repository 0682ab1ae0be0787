// Child processes and the TypeScript compiler, started the same way on every platform: no shell, one Node.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Path of the program `bin` of an installed package. */
export function packageBin(name, bin = name) {
  const manifest = path.join(root, 'node_modules', name, 'package.json');
  const entry = createRequire(import.meta.url)(manifest).bin;
  return path.join(path.dirname(manifest), typeof entry === 'string' ? entry : entry[bin]);
}

/** Runs Node on `args` with the terminal passed through; resolves to the exit code. */
export function node(args, env = {}) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (signal) console.error(`node ${args[0]} ended by ${signal}`);
      resolve(code ?? 1);
    });
  });
}

/** Runs Node on `args` and returns { status, output }. */
export function nodeCaptured(args, options = {}) {
  const { env = {}, timeout, cwd = root } = options;
  const run = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    timeout,
    maxBuffer: 1 << 28,
    env: { ...process.env, ...env },
  });
  return { status: run.status ?? 1, stdout: run.stdout ?? '', stderr: run.stderr ?? '' };
}

// Compiles what a test writes with the assembler, on memory of its own.
import { ModuleBuilder } from '../../src/engine/assembler.ts';

export interface Compiled {
  readonly call: Readonly<Record<string, (...args: number[]) => number>>;
  readonly view: DataView;
}

/** Address of the thread's own memory that modules made here are told. */
export const SCRATCH = 4096;

export function compile(build: (m: ModuleBuilder) => void): Compiled {
  const m = new ModuleBuilder();
  build(m);
  const memory = new WebAssembly.Memory({ initial: 1 });
  const env = { memory, scratch: new WebAssembly.Global({ value: 'i32' }, SCRATCH) };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(m.bytes(false)), { env });
  return { call: exports as Compiled['call'], view: new DataView(memory.buffer) };
}

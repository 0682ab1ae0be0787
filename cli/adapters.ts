// The GPU adapters of this machine, each opened by its name. WebGPU lists none: but asked for one that does not exist, Dawn names those
// that do.
import { BasaltError, type Context, createContext } from '../src/index.ts';

/** No adapter is called so. */
const NOBODY = '<a list of all adapters>';

export interface AdapterList {
  /** In Dawn's order, each once. */
  readonly names: readonly string[];
  /** Why there are none. */
  readonly why?: string;
}

export async function listAdapters(): Promise<AdapterList> {
  try {
    const context = await createContext({ backend: 'gpu', adapter: NOBODY });
    // A host that takes no wishes gives the one that it has.
    const { name } = context.gpu!;
    context.dispose();
    return { names: [name] };
  } catch (error) {
    if (!(error instanceof BasaltError)) throw error;
    const names = [...error.message.matchAll(/name: '([^']*)'/g)].map((match) => match[1]!);
    return names.length > 0 ? { names: [...new Set(names)] } : { names, why: error.message };
  }
}

/** A context on the adapter of this very name, or why there is none. */
export async function openAdapterNamed(name: string): Promise<Context | string> {
  try {
    return await createContext({ backend: 'gpu', adapter: name });
  } catch (error) {
    if (!(error instanceof BasaltError)) throw error;
    return error.message;
  }
}

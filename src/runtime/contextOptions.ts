// What createContext may be asked for, and which combinations make sense.
import { ArgumentError } from '../core/errors.ts';
import type { Backend } from '../core/matrix.ts';
import { INHERITED, inheritedOf, ownOnly } from '../core/own.ts';
import { cores } from '../engine/features.ts';
import { isProvider, type Provider } from '../engine/provider.ts';
import type { AdapterChoice } from './adapter.ts';

/** Where doubles live. */
export type DoublesPlace = 'cpu' | 'gpu' | 'auto';

/** What createContext may be asked for. All of it is optional. */
export interface ContextOptions extends AdapterChoice {
  /**
   * 'auto' (default) takes a hardware GPU if there is one, else the CPU; context.why says what was found. 'gpu' takes software adapters
   * too.
   */
  readonly backend?: Backend | 'auto';
  /** Computes what it can in place of the CPU backend: a native library, opened by `openNative` of basalt/native. */
  readonly provider?: Provider;
  /**
   * Threads of the CPU engine, the caller's among them: an integer >= 1. Default, and the most: the cores that this process may use, as
   * os.availableParallelism() or navigator.hardwareConcurrency counts them; a larger number means all of them. One engine serves all
   * contexts: the last call that names a number decides.
   */
  readonly threads?: number;
  /**
   * A device of the caller's to work on, with whatever features and limits it has: buffers are shared with whoever else uses it. It stays
   * the caller's: the context never destroys it, and leaves errors of others on it alone. Excludes `adapter`, `robust` and backend 'cpu'.
   */
  readonly device?: GPUDevice;
  /**
   * Where doubles and complex doubles live on a GPU context: 'cpu' (default) with the CPU; 'gpu' in the GPU's memory, where routines
   * compute them by integers, to the bits of doubles, and those without kernels for it on the CPU; 'auto' there if the GPU is hardware
   * with units that multiply bytes, else with the CPU, and each call is computed where it costs less, which the trace says. Without a GPU
   * 'gpu' is an UnsupportedError.
   */
  readonly doubles?: DoublesPlace;
}

/** Options as they were when createContext was called; `threads` is no more than there are cores. */
export interface CheckedOptions {
  readonly backend: Backend | 'auto';
  readonly adapter: string | undefined;
  readonly robust: boolean;
  readonly provider: Provider | undefined;
  readonly threads: number | undefined;
  readonly device: unknown;
  readonly doubles: DoublesPlace;
}

const NAMES = ['backend', 'adapter', 'robust', 'provider', 'threads', 'device', 'doubles'] as const;

type Name = (typeof NAMES)[number];

export const optionPosition = (name: Name): number => NAMES.indexOf(name) + 1;

function refuse(name: Name, value: unknown, rule: string): never {
  throw new ArgumentError('createContext', name, optionPosition(name), value, rule);
}

/** Reads every option once. @throws ArgumentError for an unknown one, a wrong value, or options that exclude each other. */
export function readOptions(options: ContextOptions): CheckedOptions {
  if (typeof options !== 'object' || options === null)
    throw new ArgumentError('createContext', 'options', 1, options, `must be a record of ${NAMES.join(', ')}`);
  for (const [k, name] of Object.keys(options).entries()) {
    if (!(NAMES as readonly string[]).includes(name))
      throw new ArgumentError(
        'createContext',
        name,
        k + 1,
        options[name as Name],
        `the options are ${NAMES.join(', ')}`,
      );
  }
  const inherited = inheritedOf(options, NAMES);
  if (inherited !== undefined) refuse(inherited as Name, options[inherited as Name], INHERITED);
  const { backend = 'auto', adapter, robust, provider, threads, device, doubles = 'cpu' } = ownOnly(options);
  if (!['auto', 'gpu', 'cpu'].includes(backend)) refuse('backend', backend, "must be 'auto', 'gpu' or 'cpu'");
  if (adapter !== undefined && typeof adapter !== 'string')
    refuse('adapter', adapter, "must be part of an adapter's name, or pci: and its address");
  if (robust !== undefined && typeof robust !== 'boolean') refuse('robust', robust, 'must be true or false');
  if (provider !== undefined && !isProvider(provider))
    refuse('provider', provider, 'must be what openNative of basalt/native resolves to');
  if (threads !== undefined && !(Number.isSafeInteger(threads) && threads >= 1))
    refuse('threads', threads, 'must be an integer >= 1');
  if (!['cpu', 'gpu', 'auto'].includes(doubles)) refuse('doubles', doubles, "must be 'cpu', 'gpu' or 'auto'");
  if (doubles === 'gpu' && backend === 'cpu') refuse('doubles', doubles, "must be 'cpu' or 'auto' with backend 'cpu'");
  if (device !== undefined) {
    if (backend === 'cpu') refuse('backend', backend, "must be 'gpu' or 'auto' where a device is given");
    if (adapter !== undefined) refuse('adapter', adapter, 'a device that is given has its adapter');
    if (robust !== undefined) refuse('robust', robust, 'a device that is given is as robust as it was made');
  }
  const most = threads === undefined ? undefined : Math.min(threads, cores());
  return { backend, adapter, robust: robust ?? false, provider, threads: most, device, doubles };
}

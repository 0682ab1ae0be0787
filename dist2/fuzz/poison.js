// Memory that holds garbage wherever a routine may not count on what it holds: workspace, and what lies behind the last element of a
// buffer. A routine that reads workspace before it has written it gets what an earlier call left there, which is mostly harmless, so that
// the fault shows once in thousands of calls; here it shows in the first.
import { engine } from '../src/engine/engine.js';
/** What memory is filled with: NaN of every precision, and -1; then numbers near 1 of every precision, and large integers. */
export const GARBAGE = [0xffffffff, 0x3f913f91];
const THREADS = 64;
const fillWords = {
    name: 'fuzz_fill_words',
    variants: [],
    text: `struct Params { baseX: u32, word: u32 }
@group(0) @binding(0) var<storage, read_write> words: array<u32>;
@group(0) @binding(1) var<uniform> p: Params;

@compute @workgroup_size(${THREADS})
fn fuzz_fill_words(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let k = (group.x + p.baseX) * ${THREADS}u + t;
  if (k < arrayLength(&words)) {
    words[k] = p.word;
  }
}
`,
};
/** Fills memory that the context hands out with garbage. On the CPU that is the engine's, of all contexts. */
export function poisonMemory(context, word = GARBAGE[0]) {
    const poison = { word };
    const remove = context.gpu === undefined ? poisonEngine(poison) : poisonGpu(context, poison);
    return Object.assign(poison, { remove });
}
/** Methods of an object replaced by others until the function returned is called: those of the class are in their place again. */
function replaced(object, methods) {
    Object.assign(object, methods);
    return () => {
        for (const name of Object.keys(methods))
            delete object[name];
    };
}
function poisonGpu(context, poison) {
    const lease = context.lease.bind(context);
    const takeGpu = context.takeGpu.bind(context);
    let leasing = false;
    return replaced(context, {
        lease: (type, length) => {
            leasing = true;
            const buffer = (() => {
                try {
                    return lease(type, length);
                }
                finally {
                    leasing = false;
                }
            })();
            // To the end of its memory: kernels see all of it. By a launch, which a plan repeats.
            const groups = Math.ceil(buffer.gpu(true).size / 4 / THREADS);
            context.queue.launch(fillWords, {}, { words: buffer }, { word: poison.word }, [groups, 1, 1]);
            return buffer;
        },
        takeGpu: (type, length, holds) => {
            const buffer = takeGpu(type, length, holds);
            if (!leasing && holds === 'values' && context.queue.recorder === undefined)
                context.writeGpu(buffer, new Uint32Array(buffer.size / 4).fill(poison.word), 0);
            return buffer;
        },
    });
}
function poisonEngine(poison) {
    const heap = engine()?.heap;
    if (heap === undefined)
        return () => { };
    const take = heap.take.bind(heap);
    const array = heap.array.bind(heap);
    let promised = false;
    return replaced(heap, {
        take: (bytes) => {
            const at = take(bytes);
            // Blocks are whole cache lines.
            if (at !== undefined && !promised)
                heap.view(Uint32Array, at, Math.ceil(bytes / 64) * 16).fill(poison.word);
            return at;
        },
        // Arrays are promised to be zero, and what was never handed out is taken for that.
        array: (type, length) => {
            promised = true;
            try {
                return array(type, length);
            }
            finally {
                promised = false;
            }
        },
    });
}

export const ENGINE_FAULTS = ['memory', 'workers'];
/** Makes an engine able to fail. */
export function faultyEngine({ heap, pool }) {
    const state = { fault: undefined, at: Infinity };
    const [take, fork, lead] = [heap.take.bind(heap), pool.fork.bind(pool), pool.lead.bind(pool)];
    const own = {
        count: 0,
        strike(fault, k = Infinity) {
            own.count = 0;
            state.fault = fault;
            state.at = k;
        },
        rest() {
            state.fault = undefined;
        },
        mend() {
            // The methods of the classes are in their places again.
            Reflect.deleteProperty(heap, 'take');
            for (const name of ['fork', 'lead'])
                Reflect.deleteProperty(pool, name);
        },
    };
    const killed = () => {
        if (state.fault !== 'workers' || own.count++ !== state.at)
            return;
        for (const worker of pool.workers.values())
            void worker.end();
    };
    heap.take = (bytes) => (state.fault === 'memory' && own.count++ >= state.at ? undefined : take(bytes));
    pool.fork = (fn, parts) => {
        fork(fn, parts);
        killed();
    };
    pool.lead = (program) => {
        const led = lead(program);
        killed();
        return led;
    };
    return own;
}

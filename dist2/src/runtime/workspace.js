/** Does what `record` enqueues, or awaits; its workspace may be used again by whatever is enqueued next. */
export function scope(queue, record) {
    const taken = [];
    const take = (type, length) => {
        const buffer = queue.context.lease(type, length);
        taken.push(buffer);
        return buffer;
    };
    const giveBack = () => {
        for (const buffer of taken)
            buffer.dispose();
    };
    let waiting = false;
    try {
        const done = record({ take, like: ({ data }, length) => take(data.type, length) });
        waiting = done instanceof Promise;
        return done instanceof Promise ? done.finally(giveBack) : done;
    }
    finally {
        if (!waiting)
            giveBack();
    }
}

// Variables of the process's environment that stand for a while: libraries read them when they make something.
/** Settles with the last that has set some: two at a time would see each other's. */
let last = Promise.resolve();
/** Does `work` while the variables stand; afterwards they are what they were. One after the other. */
export function withVariables(variables, work) {
    const mine = last.then(async () => {
        const { env } = process;
        const before = Object.keys(variables).map((name) => [name, env[name]]);
        Object.assign(env, variables);
        try {
            return await work();
        }
        finally {
            for (const [name, value] of before) {
                if (value === undefined)
                    delete env[name];
                else
                    env[name] = value;
            }
        }
    });
    last = mine.catch(() => { });
    return mine;
}

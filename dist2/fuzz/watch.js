// A campaign in a process of its own, so that a call that never returns, or takes the process with it, is found and named.
import { fork } from 'node:child_process';
/** Runs a program that tells which call it starts; its exit status. A call that takes longer than `limitMs` ends it. */
export function watched(program, words, limitMs) {
    return new Promise((resolve) => {
        const child = fork(program, words, { stdio: 'inherit' });
        let current = 'nothing yet';
        let timer;
        const wait = () => {
            clearTimeout(timer);
            timer = setTimeout(() => {
                console.log(`hangs: ${current}`);
                child.kill('SIGKILL');
            }, limitMs);
        };
        wait();
        child.on('message', (message) => {
            current = String(message);
            wait();
        });
        child.on('exit', (status, signal) => {
            clearTimeout(timer);
            if (signal !== null)
                console.log(`the process was ended by ${signal} in ${current}`);
            resolve(status ?? 1);
        });
    });
}

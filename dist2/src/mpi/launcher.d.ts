type Environment = Readonly<Record<string, string | undefined>>;
export interface Launcher {
    /** 'mpirun of Open MPI', for messages. */
    readonly title: string;
    /** Processes that it has started; undefined where it does not say. */
    readonly size: number | undefined;
    /** Its own libraries, best first. */
    readonly libraries: readonly string[];
}
/** The launcher that has started this process; undefined for a process that somebody started alone. */
export declare function launcherOf(environment: Environment): Launcher | undefined;
/** What to load where neither the caller nor BASALT_MPI names a library. */
export declare const librariesFor: (launcher: Launcher | undefined) => readonly string[];
export {};

// The program run_tests: many testers with many options and sizes, their verdicts, and what they come to. As MAGMA's script of that name
// it prints a log that run_summarize reads, and a line per command on stderr if that is asked for.
import { type Context, createContext } from '../src/index.ts';
import { type Command, commandsOf, type IsSoftware, wordsOf } from './lib/commands.ts';
import { parseRunOptions, RUN_HELP, type RunOptions } from './lib/runOptions.ts';
import { type ErrorsTo, UsageError } from './lib/usage.ts';
import { type Finished, type Judged, RULE, summaryOf, totalsOf, verdictOf, verdictText } from './lib/verdicts.ts';
import { type Output, runTester } from './run.ts';

/** Runs a tester's command line. */
export type RunCommand = (words: readonly string[], timeoutMs: number) => Promise<Finished>;

export interface Conditions extends ErrorsTo {
  readonly stdout: Output;
  readonly stderr: Output;
  /** One line per command, where stdout goes to a file. */
  readonly brief?: Output;
  /**
   * Default with --in-process: in this process. A process per command, which is what the program does otherwise, costs half a second each,
   * but a tester that crashes or hangs is counted, and takes no other with it.
   */
  readonly runCommand?: RunCommand;
  /** Whose adapter the testers run on; default: the one that --backend and --adapter choose. */
  readonly context?: Context;
}

/** Returns the number of failed rows, errors and crashes, or 1 for a wrong command line. */
export async function runTests(argv: readonly string[], io: Conditions): Promise<number> {
  try {
    const options = parseRunOptions(argv);
    if (options.help) {
      io.stdout.write(`${RUN_HELP}\n`);
      return 0;
    }
    return await run(options, io);
  } catch (error) {
    if (io.throws || !(error instanceof UsageError)) throw error;
    io.stderr.write(`testing: ${error.message}\n`);
    return 1;
  }
}

async function run(options: RunOptions, io: Conditions): Promise<number> {
  const print = (line: string): void => void io.stdout.write(`${line}\n`);
  const commands = commandsOf(options, await softwareOf(options, io.context));
  const runCommand = options.inProcess || io.runCommand === undefined ? inThisProcess(io.context) : io.runCommand;
  const judged: Judged[] = [];
  let skipped = 0;
  for (const command of commands) {
    const text = [`testing_${command.name}`, ...command.options].join(' ');
    if (command.skipped.length > 0) {
      skipped += command.skipped.length;
      print(`skipped: ${text}: above ${options.limit} on a software adapter: ${command.skipped.join(' ')}`);
    }
    if (command.sizes.length === 0) continue;
    if (options.list) {
      print(commandLine(command));
      continue;
    }
    for (const line of [RULE, commandLine(command), RULE]) print(line);
    const finished = await runCommand(wordsOf(command), options.timeout * 1000);
    print(finished.output);
    const verdict = verdictOf(finished);
    judged.push({ text, verdict });
    print(`  ${verdictText(verdict)}\n`);
    io.brief?.write(`${text.padEnd(60)} ${verdictText(verdict)}\n`);
  }
  if (options.list) return 0;
  for (const line of summaryOf(judged, skipped)) {
    print(line);
    if (line !== RULE) io.brief?.write(`${line}\n`);
  }
  const { failed, errors, crashes } = totalsOf(judged);
  return failed + errors + crashes;
}

const commandLine = (command: Command): string => `./testing_${wordsOf(command).join(' ')}`;

/** Whether the testers will run on a software adapter: asked of a context like theirs. */
async function softwareOf({ extra }: RunOptions, given: Context | undefined): Promise<IsSoftware> {
  const value = (flag: string): string | undefined =>
    extra.includes(flag) ? extra[extra.lastIndexOf(flag) + 1] : undefined;
  const [backend, adapter] = [value('--backend') ?? 'auto', value('--adapter')];
  if (backend !== 'auto' && backend !== 'cpu' && backend !== 'gpu')
    throw new UsageError(`--backend ${backend} is not valid: it must be one of auto, cpu, gpu`);
  const context = given ?? (await createContext({ backend, ...(adapter === undefined ? {} : { adapter }) }));
  const software = context.gpu?.software === true;
  const onGpu = new Set((['h', 's', 'd', 'c', 'z'] as const).filter((prec) => context.placement(prec) === 'gpu'));
  if (given === undefined) context.dispose();
  return (prec) => software && onGpu.has(prec as 'h' | 's' | 'd' | 'c' | 'z');
}

/** In this process, one after the other on the given context. */
const inThisProcess =
  (context: Context | undefined): RunCommand =>
  async (words) => {
    let output = '';
    const all = { write: (text: string) => (output += text) };
    const status = await runTester(words, { stdout: all, stderr: all, ...(context ? { context } : {}) });
    return { output, status: Math.min(255, status) };
  };

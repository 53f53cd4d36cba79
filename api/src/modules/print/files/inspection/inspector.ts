import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { Problem } from '../../../../plugins/problem.ts';
import { fileRefusal } from '../file-refusals.ts';
import type { Drawing, DrawingRequest, DrawnSheet, Inspection, InspectionRequest } from './inspection.ts';

const PROCESS = join(import.meta.dirname, 'inspection-process.ts');
/** A file that takes longer is taken for broken, and words that do for a prank. */
const LONGEST_MS = 10_000;
/** A process that answers nothing yet may still be starting, on a machine that does other things. */
const START_MS = 20_000;
/** A process that draws for the first time reads fonts and their reader before, which a busy machine takes seconds for. */
const DRAWING_TAKES = 3;
const AT_ONCE = 2;
/** More that wait would wait longer than their pages do. */
const WAITING = 20;
/** Of one shopper, working and waiting: who sends files that hang takes no more than a turn from the others. */
const MOST_OF_ONE = 2;
/** A new process now and then: what a file has broken in one, and what it leaks, ends with it. */
const FILES_A_PROCESS = 25;
/** One without work ends. */
const IDLE_MS = 30_000;
const HEAP_MB = 256;
const RETRY_AFTER_SECONDS = 5;

interface Job {
  request: InspectionRequest | DrawingRequest;
  /** the account that it is done for */
  who: string | null;
  /** what the process says; null when it died over it, or would have gone on for too long */
  answer: (said: unknown) => void;
  fail: (error: unknown) => void;
}

/** A process, and how many files it has looked at. */
interface Place {
  child: ChildProcess;
  files: number;
  /** whether it lives and waits for its first file */
  ready: Promise<boolean>;
  idle?: NodeJS.Timeout;
}

/**
 * Looks at files that strangers have sent, and sets the words that they have typed, in processes of its own: what hangs, crashes or fills
 * the memory there costs its sender an answer and the api nothing. They get no secrets, and nothing but one file or sheet at a time.
 */
export class Inspector {
  readonly #longestMs: number;
  readonly #resting: Place[] = [];
  readonly #all = new Set<Place>();
  readonly #waiting: Job[] = [];
  readonly #working = new Set<Job>();
  #closed = false;

  constructor(longestMs = LONGEST_MS) {
    this.#longestMs = longestMs;
  }

  /**
   * @param who the account that the file is of
   * @throws Problem 503 `FILE_CHECKS_BUSY`
   */
  async inspect(request: InspectionRequest, who: string | null = null): Promise<Inspection> {
    return ((await this.#queue(request, who)) as Inspection | null) ?? { refusal: fileRefusal('FILE_UNREADABLE') };
  }

  /** @throws Problem 503 `FILE_CHECKS_BUSY`; 422 `SHEET_TOO_COMPLEX`, when nobody could set these words in time */
  async draw(request: DrawingRequest, who: string | null): Promise<DrawnSheet> {
    const drawing = (await this.#queue(request, who)) as Drawing | null;
    if (!drawing) throw tooComplex();
    if ('fault' in drawing) throw new Error(`a sheet could not be drawn\n${drawing.fault}`);
    return drawing.drawn;
  }

  #queue(request: Job['request'], who: string | null): Promise<unknown> {
    const ofOne = [...this.#working, ...this.#waiting].filter((job) => who !== null && job.who === who).length;
    return new Promise((answer, fail) => {
      if (this.#closed || this.#waiting.length >= WAITING || ofOne >= MOST_OF_ONE) {
        fail(busy());
        return;
      }
      this.#waiting.push({ request, who, answer, fail });
      this.#next();
    });
  }

  /** Ends all processes, whatever they do. */
  close(): void {
    this.#closed = true;
    for (const place of this.#all) this.#end(place);
  }

  #next(): void {
    if (this.#working.size >= AT_ONCE) return;
    const job = this.#waiting.shift();
    if (!job) return;
    this.#working.add(job);
    void this.#work(job)
      .then(job.answer, job.fail)
      .finally(() => {
        this.#working.delete(job);
        this.#next();
      });
  }

  async #work({ request }: Job): Promise<unknown> {
    const place = this.#resting.pop() ?? this.#start();
    clearTimeout(place.idle);
    if (!(await place.ready)) {
      this.#end(place);
      throw busy();
    }
    const said = await this.#ask(place, request);
    place.files += 1;
    if (!said || place.files >= FILES_A_PROCESS || this.#closed) this.#end(place);
    else this.#rest(place);
    return said;
  }

  /** @returns null when the process died, or would have gone on for too long */
  #ask({ child }: Place, request: Job['request']): Promise<unknown> {
    return new Promise((resolve) => {
      const done = (said: unknown) => {
        clearTimeout(late);
        child.off('message', done).off('exit', died);
        resolve(said);
      };
      const died = () => done(null);
      const late = setTimeout(died, 'sheet' in request ? this.#longestMs * DRAWING_TAKES : this.#longestMs);
      child.once('message', done).once('exit', died);
      if (child.connected) child.send(request, (error) => error && died());
      else died();
    });
  }

  #start(): Place {
    const child = fork(PROCESS, [], {
      execArgv: ['--no-warnings', `--max-old-space-size=${HEAP_MB}`],
      // None of the api's settings: there are secrets among them.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const ready = new Promise<boolean>((resolve) => {
      const begun = (lives: boolean) => {
        clearTimeout(late);
        resolve(lives);
      };
      const late = setTimeout(() => begun(false), START_MS);
      child
        .once('message', () => begun(true))
        .once('exit', () => begun(false))
        .on('error', () => begun(false));
    });
    const place: Place = { child, files: 0, ready };
    child.once('exit', () => {
      this.#all.delete(place);
      const at = this.#resting.indexOf(place);
      if (at >= 0) this.#resting.splice(at, 1);
    });
    this.#all.add(place);
    return place;
  }

  #rest(place: Place): void {
    // A process that has nothing to do keeps nobody from ending.
    place.idle = setTimeout(() => this.#end(place), IDLE_MS).unref();
    place.child.unref();
    place.child.channel?.unref();
    this.#resting.push(place);
  }

  #end(place: Place): void {
    clearTimeout(place.idle);
    const at = this.#resting.indexOf(place);
    if (at >= 0) this.#resting.splice(at, 1);
    this.#all.delete(place);
    place.child.kill('SIGKILL');
  }
}

/** Nothing is said of the file: it was not looked at. */
function busy(): Problem {
  const message = 'Files cannot be looked at right now. Please try again in a moment.';
  return new Problem(503, 'FILE_CHECKS_BUSY', message, { retryAfter: RETRY_AFTER_SECONDS });
}

function tooComplex(): Problem {
  const message = 'These words could not be set on a sheet in time. Please shorten them, or leave out unusual signs.';
  return new Problem(422, 'SHEET_TOO_COMPLEX', message);
}

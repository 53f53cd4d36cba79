import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { GuestProblem } from '@kaagazz/domain/print';
import { Problem } from '../../../plugins/problem.ts';
import { fileRefusal } from '../inspection/file-refusals.ts';
import type { PaperProof } from '../preflight/paper-proof.ts';
import type {
  DrawingRequest,
  DrawingResult,
  DrawnSheet,
  InspectionRequest,
  InspectionResult,
  PaperProofRequest,
  PaperProofResult,
  PapersRequest,
  PapersResult,
} from './sandbox-messages.ts';

const PROCESS = join(import.meta.dirname, 'sandbox-process.ts');
const TIMEOUT_MS = 10_000;
const START_TIMEOUT_MS = 20_000;
const DRAWING_TIMEOUT_FACTOR = 3;
const CONCURRENCY = 2;
const QUEUE_LIMIT = 20;
/**
 * Maximum number of running and queued jobs per account, so that one account can't block the
 * others.
 */
const JOBS_PER_ACCOUNT = 2;
/** A process is replaced after this many jobs, because native libraries leak memory. */
const JOBS_PER_PROCESS = 25;
const IDLE_TIMEOUT_MS = 30_000;
const HEAP_MB = 256;
const RETRY_AFTER_SECONDS = 5;

interface Job {
  request: InspectionRequest | DrawingRequest | PaperProofRequest | PapersRequest;
  account: string | null;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

interface SandboxProcess {
  child: ChildProcess;
  jobs: number;
  started: Promise<boolean>;
  idleTimer?: NodeJS.Timeout;
}

/**
 * Inspects files and renders sheets in child processes that hold no secrets, because a file may be
 * malicious.
 */
export class Sandbox {
  readonly #timeoutMs: number;
  readonly #idle: SandboxProcess[] = [];
  readonly #processes = new Set<SandboxProcess>();
  readonly #queued: Job[] = [];
  readonly #running = new Set<Job>();
  #closed = false;

  constructor(timeoutMs = TIMEOUT_MS) {
    this.#timeoutMs = timeoutMs;
  }

  async inspect(request: InspectionRequest, account: string | null = null): Promise<InspectionResult> {
    const result = (await this.#enqueue(request, account)) as InspectionResult | null;
    return result ?? { refusal: fileRefusal('FILE_UNREADABLE') };
  }

  async draw(request: DrawingRequest, account: string | null): Promise<DrawnSheet> {
    const result = (await this.#enqueue(request, account)) as DrawingResult | null;
    if (!result) throw tooComplex();
    if ('isCodeUnreadable' in result) throw unreadableCode();
    if ('fault' in result) throw new Error(`a sheet could not be drawn\n${result.fault}`);
    if ('problems' in result) throw namesTooLong(result.problems);
    return result.drawn;
  }

  async showOnPaper(request: PaperProofRequest, account: string): Promise<PaperProof> {
    const result = (await this.#enqueue(request, account)) as PaperProofResult | null;
    if (!result) throw busy();
    if ('fault' in result) throw new Error(`a paper proof could not be drawn\n${result.fault}`);
    return result.onPaper;
  }

  /** @throws Problem 503 `FILE_CHECKS_BUSY` */
  async drawPapers(request: PapersRequest): Promise<Uint8Array> {
    const result = (await this.#enqueue(request, null)) as PapersResult | null;
    if (!result) throw busy();
    if ('fault' in result) throw new Error(`papers could not be drawn\n${result.fault}`);
    return result.bytes;
  }

  close(): void {
    this.#closed = true;
    for (const process of this.#processes) this.#kill(process);
  }

  #enqueue(request: Job['request'], account: string | null): Promise<unknown> {
    const jobs = [...this.#running, ...this.#queued];
    const jobsOfAccount = jobs.filter((job) => account !== null && job.account === account).length;
    return new Promise((resolve, reject) => {
      if (this.#closed || this.#queued.length >= QUEUE_LIMIT || jobsOfAccount >= JOBS_PER_ACCOUNT) {
        reject(busy());
        return;
      }
      this.#queued.push({ request, account, resolve, reject });
      this.#startNext();
    });
  }

  #startNext(): void {
    if (this.#running.size >= CONCURRENCY) return;
    const job = this.#queued.shift();
    if (!job) return;
    this.#running.add(job);
    void this.#run(job)
      .then(job.resolve, job.reject)
      .finally(() => {
        this.#running.delete(job);
        this.#startNext();
      });
  }

  async #run({ request }: Job): Promise<unknown> {
    const process = this.#idle.pop() ?? this.#start();
    clearTimeout(process.idleTimer);
    if (!(await process.started)) {
      this.#kill(process);
      throw busy();
    }
    const result = await this.#send(process, request);
    process.jobs += 1;
    if (!result || process.jobs >= JOBS_PER_PROCESS || this.#closed) this.#kill(process);
    else this.#keepIdle(process);
    return result;
  }

  #send({ child }: SandboxProcess, request: Job['request']): Promise<unknown> {
    return new Promise((resolve) => {
      const done = (result: unknown) => {
        clearTimeout(timer);
        child.off('message', done).off('exit', died);
        resolve(result);
      };
      const died = () => done(null);
      const timer = setTimeout(died, 'path' in request ? this.#timeoutMs : this.#timeoutMs * DRAWING_TIMEOUT_FACTOR);
      child.once('message', done).once('exit', died);
      if (child.connected) child.send(request, (error) => error && died());
      else died();
    });
  }

  #start(): SandboxProcess {
    const child = fork(PROCESS, [], {
      execArgv: ['--no-warnings', `--max-old-space-size=${HEAP_MB}`],
      // Don't pass any environment variables, because the server's environment contains secrets.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const started = new Promise<boolean>((resolve) => {
      const settle = (isReady: boolean) => {
        clearTimeout(timer);
        resolve(isReady);
      };
      const timer = setTimeout(() => settle(false), START_TIMEOUT_MS);
      child
        .once('message', () => settle(true))
        .once('exit', () => settle(false))
        .on('error', () => settle(false));
    });
    const process: SandboxProcess = { child, jobs: 0, started };
    child.once('exit', () => this.#forget(process));
    this.#processes.add(process);
    return process;
  }

  #keepIdle(process: SandboxProcess): void {
    process.idleTimer = setTimeout(() => this.#kill(process), IDLE_TIMEOUT_MS).unref();
    process.child.unref();
    process.child.channel?.unref();
    this.#idle.push(process);
  }

  #kill(process: SandboxProcess): void {
    clearTimeout(process.idleTimer);
    this.#forget(process);
    process.child.kill('SIGKILL');
  }

  #forget(process: SandboxProcess): void {
    this.#processes.delete(process);
    const index = this.#idle.indexOf(process);
    if (index >= 0) this.#idle.splice(index, 1);
  }
}

function busy(): Problem {
  const message = 'We can’t check files right now. Please try again in a moment.';
  return new Problem('FILE_CHECKS_BUSY', message, { retryAfter: RETRY_AFTER_SECONDS });
}

function unreadableCode(): Problem {
  const message =
    'We couldn’t scan the QR code on this card. Please shorten the text on the card, or leave out the QR code.';
  return new Problem('REPLY_CODE_UNREADABLE', message);
}

function tooComplex(): Problem {
  const message =
    'We can’t print this text because it is too complex. Please shorten it, or leave out unusual characters.';
  return new Problem('SHEET_TOO_COMPLEX', message);
}

function namesTooLong(problems: readonly GuestProblem[]): Problem {
  const guests = problems.map(({ line, reason }) => `Line ${line}: ${reason}`).join('\n');
  return new Problem('VALIDATION', guests, { fields: { guests } });
}

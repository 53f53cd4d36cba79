import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

/** Use chroot isolation, because it works without cgroups. */
const ISOLATION = '--isolation=chroot';

const run = promisify(execFile);

export async function execute(program: string, ...programArguments: string[]): Promise<string> {
  const { stdout } = await run(program, programArguments, { maxBuffer: 64 * 1024 * 1024 });
  return stdout.trim();
}

export function buildah(...programArguments: string[]): Promise<string> {
  return execute('buildah', ...programArguments);
}

export function inContainer(container: string, options: string[], ...command: string[]): Promise<string> {
  return buildah('run', ISOLATION, ...options, container, '--', ...command);
}

export async function buildImage(target: string, folder: string, commit: string): Promise<string> {
  const image = imageName(target);
  const file = `${folder}/deploy/Containerfile`;
  await buildah(
    ...['bud', '--quiet', '--format=docker', ISOLATION, '--layers'],
    ...['--volume', '/etc/ssl/certs:/etc/ssl/certs:ro'],
    ...['--file', file, '--target', target, '--build-arg', `COMMIT=${commit}`, '--tag', image, folder],
  );
  return image;
}

const imageName = (target: string) => `kaagazz-${target}-test`;

export function newContainer(target: string): Promise<string> {
  return buildah('from', imageName(target));
}

export function useContainer(build: () => Promise<string>) {
  const container = { name: '', user: '', labels: {} as Record<string, string> };
  beforeAll(async () => {
    const image = await build();
    container.name = await buildah('from', image);
    const { User, Labels } = await imageConfig(image);
    Object.assign(container, { user: User, labels: Labels });
  });
  afterAll(async () => {
    if (container.name) await buildah('rm', container.name);
  });
  return container;
}

interface ImageConfig {
  Cmd: string[];
  User: string;
  Labels: Record<string, string>;
}

async function imageConfig(image: string): Promise<ImageConfig> {
  const { OCIv1 } = JSON.parse(await buildah('inspect', '--type=image', image)) as { OCIv1: { config: ImageConfig } };
  return OCIv1.config;
}

export interface RunningContainer {
  stop(): Promise<number | null>;
  remove(): Promise<void>;
}

export async function startContainer(
  target: string,
  ready: RegExp,
  env: Record<string, string>,
  volumes: readonly string[] = [],
): Promise<RunningContainer> {
  const image = imageName(target);
  const container = await newContainer(target);
  const { Cmd } = await imageConfig(image);
  const child = spawn('buildah', [
    ...['run', ISOLATION, ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`])],
    ...[...volumes.flatMap((volume) => ['--volume', volume]), container, '--', ...Cmd],
  ]);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));

  await new Promise<void>((resolve, reject) => {
    let output = '';
    const read = (text: string) => {
      output += text;
      if (ready.test(output)) resolve();
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    void ended.then((code) => reject(new Error(`${image} ended with code ${code}:\n${output}`)));
  });

  return {
    stop: async () => {
      // Send the signal to the command itself, because buildah doesn't forward signals.
      process.kill(await commandProcess(child.pid ?? 0), 'SIGTERM');
      return ended;
    },
    remove: async () => {
      child.kill('SIGKILL');
      await ended;
      await buildah('rm', container);
    },
  };
}

async function commandProcess(pid: number): Promise<number> {
  const childPid = Number((await execute('pgrep', '--parent', String(pid))).split('\n')[0]);
  const command = await execute('ps', '--format', 'args=', '--pid', String(childPid));
  return command.startsWith('buildah') ? commandProcess(childPid) : childPid;
}

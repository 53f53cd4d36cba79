import { spawn } from 'node:child_process';

export function runProgram(file: string, programArguments: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, programArguments, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${file} ${programArguments[0]} failed: ${(errors || output).trim()}`));
    });
  });
}

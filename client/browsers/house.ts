/** A server of the house for a test, which can be stopped. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = process.env.LUCKHOUSE_PROGRAM ?? '../target/debug/luckhouse';
const MANY = ['--house', '0', '--requests-per-minute', '100000', '--sockets-per-address', '10000'];

export class House {
  private constructor(
    private server: ChildProcess,
    private folder: string,
    readonly address: string,
  ) {}

  /** On a port that is free. */
  static async open(): Promise<House> {
    const folder = mkdtempSync(join(tmpdir(), 'luckhouse-browsers-'));
    const database = `sqlite:${join(folder, 'house.db')}?mode=rwc`;
    const args = ['serve', '--listen', '127.0.0.1:0', '--database', database, ...MANY];
    const server = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    return new House(server, folder, await announced(server));
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.server.once('exit', resolve));
    this.server.kill('SIGKILL');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The address that the program says it listens at. */
function announced(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (text: Buffer): void => {
      said += String(text);
      const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(said)?.[0];
      if (address) resolve(address);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', () => reject(new Error(said)));
  });
}

/** Where the tables of this device are kept. Without a storage they last as long as the page. */
import type { SetUp } from '../wire';

/** What anybody may know of a table of this device. */
export interface TableSign {
  id: string;
  /** When something last happened. */
  at: number;
  over: boolean;
  people: { seat: number; name: string }[];
  set_up: SetUp;
}

export interface KeptTable extends TableSign {
  founding: unknown;
  items: unknown[];
}

const STORE = 'tables';

export class Shelf {
  #memory = new Map<string, KeptTable>();
  #database = open().catch(() => undefined);

  /** Whether what is put here outlasts the page. */
  async keeps(): Promise<boolean> {
    return (await this.#database) !== undefined;
  }

  async put(table: KeptTable): Promise<void> {
    await this.#do('readwrite', (store) => store.put(table));
    this.#memory.set(table.id, structuredClone(table));
  }

  async get(id: string): Promise<KeptTable | undefined> {
    const kept = await this.#do<KeptTable>('readonly', (store) => store.get(id));
    return kept ?? structuredClone(this.#memory.get(id));
  }

  async remove(id: string): Promise<void> {
    this.#memory.delete(id);
    await this.#do('readwrite', (store) => store.delete(id));
  }

  /** The newest first. */
  async all(): Promise<KeptTable[]> {
    const kept = (await this.#do<KeptTable[]>('readonly', (store) => store.getAll())) ?? [];
    const all = new Map([...kept.map((table) => [table.id, table] as const), ...this.#memory]);
    return [...all.values()].sort((a, b) => b.at - a.at);
  }

  async #do<T>(mode: IDBTransactionMode, what: (store: IDBObjectStore) => IDBRequest): Promise<T | undefined> {
    const database = await this.#database;
    if (!database) return undefined;
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const request = what(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result as T);
      transaction.onabort = () => reject(new Error('not_kept'));
    });
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('luckhouse', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no storage'));
  });
}

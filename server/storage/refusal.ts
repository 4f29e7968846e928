/** Storage that cannot be used as it is: said in one line, and nothing there was changed. */
export class StorageRefused extends Error {
  override readonly name = 'StorageRefused';
  readonly code: 'no-storage' | 'no-backup' | 'other-storage' | 'other-version' | 'unusable' | 'in-use' | 'seed-key';

  constructor(code: StorageRefused['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** The thread or the connection that everything is stored through is gone for good. */
export class StorageDied extends Error {
  override readonly name = 'StorageDied';
}

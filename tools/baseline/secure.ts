/** Members that browsers keep from pages that came over plain http, as friends in the same network get them. */
const SECURE_ONLY: Readonly<Record<string, readonly string[]>> = {
  crypto: ['randomUUID', 'subtle'],
  navigator: [
    'canShare',
    'clipboard',
    'credentials',
    'locks',
    'mediaDevices',
    'serviceWorker',
    'share',
    'storage',
    'wakeLock',
  ],
  window: ['caches', 'cookieStore'],
};

/** Files that ask before they use one of them, and what happens without it. */
const ASKING: Readonly<Record<string, readonly string[]>> = {
  'navigator.canShare': ['web/table/sharePicture.ts'],
  'navigator.clipboard': ['web/copyText.ts'],
  'navigator.serviceWorker': ['web/FrameNotes.tsx', 'web/main.tsx', 'web/online/notifications.ts'],
  'navigator.share': ['web/online/Share.tsx', 'web/sendOut.ts', 'web/table/sharePicture.ts'],
};

/** Why a member must not be used in a file, if it must not. */
export function onlySecure(owner: string, member: string, file: string): string | undefined {
  const isKept = (SECURE_ONLY[owner === 'globalThis' ? 'window' : owner] ?? []).includes(member);
  if (!isKept || (ASKING[`${owner}.${member}`] ?? []).includes(file)) return undefined;
  return 'only over https and on this machine; pages must work over plain http';
}

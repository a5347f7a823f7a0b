/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />

interface ImportMetaEnv {
  /** Where the script is that hosts tables on this device, from the page's document; undefined where none was built. */
  readonly DEVICE_WORKER?: string;
}

// Written by tools/src/import-keyforge.ts. Do not edit: import again.
import setAS from './AS.json' with { type: 'json' };
import setAoA from './AoA.json' with { type: 'json' };
import setCC from './CC.json' with { type: 'json' };
import setCotA from './CotA.json' with { type: 'json' };
import setDM from './DM.json' with { type: 'json' };
import setDT from './DT.json' with { type: 'json' };
import setGR from './GR.json' with { type: 'json' };
import setMG2024 from './MG2024.json' with { type: 'json' };
import setMM from './MM.json' with { type: 'json' };
import setMoMu from './MoMu.json' with { type: 'json' };
import setPV from './PV.json' with { type: 'json' };
import setToC from './ToC.json' with { type: 'json' };
import setVM25 from './VM25.json' with { type: 'json' };
import setWC from './WC.json' with { type: 'json' };
import setWoE from './WoE.json' with { type: 'json' };

/** The files of the sets, in the order of their appearance. */
export const setFiles = [
  setCotA,
  setAoA,
  setWC,
  setMM,
  setDT,
  setWoE,
  setGR,
  setMG2024,
  setAS,
  setToC,
  setMoMu,
  setPV,
  setCC,
  setVM25,
  setDM,
];

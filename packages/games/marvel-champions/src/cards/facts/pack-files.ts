// Written by tools/src/import-marvel-champions.ts. Do not edit: import again.
import packAngel from './angel.json' with { type: 'json' };
import packAnt from './ant.json' with { type: 'json' };
import packAoa from './aoa.json' with { type: 'json' };
import packAos from './aos.json' with { type: 'json' };
import packBkw from './bkw.json' with { type: 'json' };
import packBp from './bp.json' with { type: 'json' };
import packCap from './cap.json' with { type: 'json' };
import packCore from './core.json' with { type: 'json' };
import packCw from './cw.json' with { type: 'json' };
import packCyclops from './cyclops.json' with { type: 'json' };
import packDeadpool from './deadpool.json' with { type: 'json' };
import packDrax from './drax.json' with { type: 'json' };
import packDrs from './drs.json' with { type: 'json' };
import packFalcon from './falcon.json' with { type: 'json' };
import packGam from './gam.json' with { type: 'json' };
import packGambit from './gambit.json' with { type: 'json' };
import packGmw from './gmw.json' with { type: 'json' };
import packGob from './gob.json' with { type: 'json' };
import packHercules from './hercules.json' with { type: 'json' };
import packHlk from './hlk.json' with { type: 'json' };
import packHood from './hood.json' with { type: 'json' };
import packIceman from './iceman.json' with { type: 'json' };
import packIronheart from './ironheart.json' with { type: 'json' };
import packJubilee from './jubilee.json' with { type: 'json' };
import packMagneto from './magneto.json' with { type: 'json' };
import packMojo from './mojo.json' with { type: 'json' };
import packMsm from './msm.json' with { type: 'json' };
import packMts from './mts.json' with { type: 'json' };
import packMutGen from './mut_gen.json' with { type: 'json' };
import packNcrawler from './ncrawler.json' with { type: 'json' };
import packNebu from './nebu.json' with { type: 'json' };
import packNextEvol from './next_evol.json' with { type: 'json' };
import packNova from './nova.json' with { type: 'json' };
import packPhoenix from './phoenix.json' with { type: 'json' };
import packPsylocke from './psylocke.json' with { type: 'json' };
import packQsv from './qsv.json' with { type: 'json' };
import packRogue from './rogue.json' with { type: 'json' };
import packRon from './ron.json' with { type: 'json' };
import packScw from './scw.json' with { type: 'json' };
import packSilk from './silk.json' with { type: 'json' };
import packSm from './sm.json' with { type: 'json' };
import packSpdr from './spdr.json' with { type: 'json' };
import packSpiderham from './spiderham.json' with { type: 'json' };
import packStld from './stld.json' with { type: 'json' };
import packStorm from './storm.json' with { type: 'json' };
import packSynthezoid from './synthezoid.json' with { type: 'json' };
import packThor from './thor.json' with { type: 'json' };
import packToafk from './toafk.json' with { type: 'json' };
import packTrors from './trors.json' with { type: 'json' };
import packTt from './tt.json' with { type: 'json' };
import packTwc from './twc.json' with { type: 'json' };
import packValk from './valk.json' with { type: 'json' };
import packVision from './vision.json' with { type: 'json' };
import packVnm from './vnm.json' with { type: 'json' };
import packWarm from './warm.json' with { type: 'json' };
import packWinter from './winter.json' with { type: 'json' };
import packWolv from './wolv.json' with { type: 'json' };
import packWonderMan from './wonder_man.json' with { type: 'json' };
import packWsp from './wsp.json' with { type: 'json' };
import packX23 from './x23.json' with { type: 'json' };

/** The files of the packs, in the order of their numbers. */
export const packFiles = [
  packCore,
  packGob,
  packTwc,
  packCap,
  packMsm,
  packThor,
  packBkw,
  packDrs,
  packHlk,
  packTrors,
  packToafk,
  packAnt,
  packWsp,
  packQsv,
  packScw,
  packGmw,
  packStld,
  packGam,
  packDrax,
  packVnm,
  packMts,
  packNebu,
  packWarm,
  packHood,
  packValk,
  packVision,
  packSm,
  packNova,
  packIronheart,
  packSpiderham,
  packSpdr,
  packMutGen,
  packCyclops,
  packPhoenix,
  packWolv,
  packStorm,
  packGambit,
  packRogue,
  packMojo,
  packNextEvol,
  packPsylocke,
  packAngel,
  packX23,
  packDeadpool,
  packAoa,
  packIceman,
  packJubilee,
  packNcrawler,
  packMagneto,
  packAos,
  packBp,
  packSilk,
  packFalcon,
  packWinter,
  packTt,
  packCw,
  packSynthezoid,
  packWonderMan,
  packHercules,
  packRon,
];

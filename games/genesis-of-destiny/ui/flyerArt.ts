/** Photocopied pictures, 300 × 190: `K` midnight, `P` copy paper, `R` rose, `D` dots of ink on paper, `L` dots of paper on ink. */
const K = 'M0 0h300v190H0z';

const ART: Readonly<Record<string, string>> = {
  'open-stage':
    '<path d="M150 34 40 190h220z" fill="P"/><path d="M150 34 40 190h220z" fill="D"/><path d="M150 34 96 190h108z" fill="P"/><path d="M150 0v22" stroke="P" stroke-width="2.5"/><path d="M142 20h16l3 8h-22z" fill="P"/><circle cx="150" cy="36" r="10" fill="P" stroke="K" stroke-width="2"/><g fill="K"><path d="M146 190V92h5v98zM120 190q28-16 58 0z"/><g transform="rotate(-28 148 86)"><path d="M143 84h11l-2 38h-7z"/><rect x="138" y="60" width="21" height="27" rx="10"/></g></g><rect x="10" y="108" width="66" height="82" fill="P"/><rect x="10" y="108" width="66" height="82" fill="D"/><circle cx="43" cy="156" r="23" fill="K"/><circle cx="43" cy="156" r="6" fill="P"/><circle cx="246" cy="158" r="31" fill="P"/><circle cx="246" cy="158" r="24" fill="none" stroke="R" stroke-width="4"/><path d="M214 120q32-10 64 2l-4 6q-28-10-56-2z" fill="P"/>',
  'support-slot':
    '<path d="M196 116 300 86v78z" fill="P"/><path d="M196 116 300 86v78z" fill="D"/><path d="M0 152h300v38H0z" fill="L"/><path d="M10 170h44m30 0h44m30 0h44m30 0h44" stroke="P" stroke-width="5"/><g stroke="K" stroke-width="2.5" stroke-linejoin="round"><path d="M18 62q0-12 12-12h106q16 0 26 16l22 34q12 4 12 18v30H18z" fill="P"/><path d="M18 104h166l4 14H18z" fill="R"/><path d="M122 60h14q8 0 16 12l14 24h-44zM32 60h34v30H32zM76 60h36v30H76z" fill="K"/><circle cx="56" cy="148" r="20" fill="K"/><circle cx="156" cy="148" r="20" fill="K"/><circle cx="56" cy="148" r="8" fill="P"/><circle cx="156" cy="148" r="8" fill="P"/><path d="M24 50V30h28v20M60 50V38h46v12M70 38l6-20 5 1-4 19" fill="P"/></g><circle cx="248" cy="46" r="31" fill="P"/><path d="M248 46V26m0 20 9 9" stroke="K" stroke-width="4" stroke-linecap="round"/>',
  'rooftop-birthday':
    '<path d="M0 0h300v60H0z" fill="L" opacity=".5"/><circle cx="236" cy="48" r="30" fill="P"/><path d="M236 18a30 30 0 0 1 0 60q22-30 0-60z" fill="D"/><path fill="P" d="M0 190v-74h22v-22h26v34h20v-52h30v60h18v-30h30v40h34v-58h26v30h22v-16h30v40h24v-28h18v76z"/><path fill="D" d="M0 190v-74h22v-22h26v34h20v-52h30v60h18v-30h30v40h34v-58h26v30h22v-16h30v40h24v-28h18v76z"/><path fill="K" d="M0 166h300v24H0z"/><g stroke="K" stroke-width="2.5" stroke-linejoin="round"><path d="M94 128h112v40H94zM118 98h64v30h-64z" fill="P"/><path d="M94 128h112v12q-14 12-28 0-14 12-28 0-14 12-28 0-14 12-28 0zM118 98h64v9q-16 10-32 0-16 10-32 0z" fill="R"/></g><path d="M132 98V80m18 18V76m18 22V80" stroke="P" stroke-width="4"/><path d="M132 78q-5-6 0-13 5 7 0 13zM150 74q-5-6 0-13 5 7 0 13zM168 78q-5-6 0-13 5 7 0 13z" fill="P"/>',
  'town-hall':
    '<path d="M0 120h300v70H0z" fill="P"/><path d="M150 12 44 76h212zM62 84h176v90H62z" fill="P"/><g fill="K"><path d="M78 90h16v78H78zM114 90h16v78h-16zM170 90h16v78h-16zM206 90h16v78h-16zM138 118h24v50h-24z"/></g><path d="M48 172h204v8H48zM34 180h232v10H34z" fill="R"/><circle cx="150" cy="54" r="15" fill="K"/><path d="M150 44v10l7 5" stroke="P" stroke-width="3" fill="none"/><path d="M0 120h62v70H0zM238 120h62v70h-62z" fill="D"/>',
  'copper-kettle':
    '<path d="M0 150h300v40H0z" fill="P"/><path d="M0 150h300v40H0z" fill="D"/><g stroke="K" stroke-width="3" stroke-linejoin="round"><path d="M92 150q-18-58 20-80h76q38 22 20 80z" fill="R"/><path d="M112 70q38-18 76 0z" fill="P"/><path d="M202 96q34-6 42-34l14 4q-8 46-50 56z" fill="P"/></g><path d="M104 78q-44-64 46-66 90 2 46 66" fill="none" stroke="P" stroke-width="9"/><circle cx="150" cy="54" r="8" fill="P"/><path d="M250 52q-10-14 2-22t2-22" stroke="P" stroke-width="4" fill="none"/><path d="M110 108h80M106 126h88" stroke="K" stroke-width="3"/>',
  'radio-favour':
    '<path d="M0 158h300v32H0z" fill="L"/><path d="M150 96 112 190h76z" fill="none" stroke="P" stroke-width="5"/><path d="M134 136h32M124 162h52M128 160l36-24M172 160l-36-24" stroke="P" stroke-width="3"/><circle cx="150" cy="84" r="12" fill="R"/><g fill="none" stroke="P" stroke-width="6" stroke-linecap="round"><path d="M122 58a40 40 0 0 0 0 52M178 58a40 40 0 0 1 0 52M98 38a70 70 0 0 0 0 92M202 38a70 70 0 0 1 0 92M74 18a100 100 0 0 0 0 132M226 18a100 100 0 0 1 0 132"/></g><path d="M246 128h44v50h-44z" fill="P"/><path d="M262 170v-30h12q10 0 10 9t-10 9-4 12" fill="none" stroke="K" stroke-width="4"/>',
  'lantern-bill':
    '<path d="M0 130h300v60H0z" fill="P"/><path d="M0 130h300v60H0z" fill="D"/><path d="M30 20q120 50 240 0" fill="none" stroke="P" stroke-width="3"/><g stroke="K" stroke-width="3" stroke-linejoin="round"><path d="M118 44h64l14 66-14 20h-64l-14-20z" fill="R"/><path d="M110 36h80v10h-80zM116 128h68v10h-68z" fill="P"/></g><path d="M150 62q-18 26 0 46 18-20 0-46z" fill="P"/><g fill="P"><path d="M46 44h24v34H46zM230 44h24v34h-24z"/></g><path d="M46 44h24v34H46zM230 44h24v34h-24z" fill="D"/><path d="M60 190q90-44 180 0z" fill="K"/>',
  'ferry-tour':
    '<circle cx="60" cy="46" r="26" fill="P"/><path d="M0 132q25-16 50 0t50 0 50 0 50 0 50 0 50 0v58H0z" fill="P"/><path d="M0 132q25-16 50 0t50 0 50 0 50 0 50 0 50 0v58H0z" fill="D"/><g stroke="K" stroke-width="3" stroke-linejoin="round"><path d="M58 104h190l-24 46H86z" fill="R"/><path d="M84 72h128v32H84zM104 48h76v24h-76z" fill="P"/><path d="M186 26h26v46h-26z" fill="P"/><path d="M186 38h26v10h-26z" fill="R"/></g><g fill="K"><circle cx="106" cy="88" r="7"/><circle cx="132" cy="88" r="7"/><circle cx="158" cy="88" r="7"/><path d="M114 55h20v10h-20zM144 55h20v10h-20z"/></g><path d="M0 164q25-16 50 0t50 0 50 0 50 0 50 0 50 0" fill="none" stroke="K" stroke-width="4"/>',
  'casino-weekend':
    '<path d="M0 0h300v190H0z" fill="L" opacity=".5"/><circle cx="150" cy="104" r="76" fill="P" stroke="R" stroke-width="8"/><circle cx="150" cy="104" r="60" fill="D"/><g stroke="K" stroke-width="3"><path d="M150 30v148M76 104h148M98 52l104 104M202 52 98 156"/></g><circle cx="150" cy="104" r="24" fill="K"/><circle cx="150" cy="104" r="8" fill="P"/><circle cx="196" cy="62" r="10" fill="P" stroke="K" stroke-width="3"/><g stroke="K" stroke-width="3"><rect x="10" y="120" width="54" height="54" rx="9" fill="P" transform="rotate(-12 37 147)"/><rect x="238" y="20" width="50" height="50" rx="9" fill="R" transform="rotate(14 263 45)"/></g><g fill="K"><circle cx="26" cy="138" r="5"/><circle cx="48" cy="156" r="5"/><circle cx="37" cy="147" r="5"/></g>',
  'label-showcase':
    '<path d="M176 0h124v190H176z" fill="P"/><path d="M176 0h124v190H176z" fill="D"/><circle cx="164" cy="98" r="78" fill="K" stroke="P" stroke-width="4"/><g fill="none" stroke="P" stroke-width="1.5"><circle cx="164" cy="98" r="66"/><circle cx="164" cy="98" r="56"/><circle cx="164" cy="98" r="46"/></g><circle cx="164" cy="98" r="30" fill="R"/><circle cx="164" cy="98" r="5" fill="P"/><path d="M14 14h116v160H14z" fill="P" stroke="K" stroke-width="4" transform="rotate(-5 72 94)"/><path d="M34 46h70M32 66h74M30 86h60" stroke="K" stroke-width="5"/><path d="M26 140q20-26 30-4t34-16" fill="none" stroke="R" stroke-width="5" stroke-linecap="round"/>',
  'northern-festival':
    '<g fill="P"><path d="M0 30q60 50 120 8t180 6v26q-110-42-180-4T0 58z"/></g><path d="M0 72q70 40 140 4t160 2v20q-90-30-160 0T0 94z" fill="R"/><path d="M0 30q60 50 120 8t180 6v26q-110-42-180-4T0 58z" fill="D"/><g fill="P"><circle cx="40" cy="14" r="3"/><circle cx="150" cy="18" r="2.5"/><circle cx="258" cy="20" r="3"/></g><path d="M70 176 96 96h108l26 80z" fill="P" stroke="K" stroke-width="3"/><path d="M96 96q54-34 108 0z" fill="R" stroke="K" stroke-width="3"/><path d="M104 112h92l16 64H88z" fill="K"/><path d="M118 176l14-54 14 54zM154 176l14-54 14 54z" fill="P" opacity=".9"/><path d="M0 190v-18l12-10 12 10 12-12 12 12 14-10 12 10 12-12 14 12 12-10 14 12 12-12 14 10 12-10 14 12 12-12 14 10 12-10 14 12 12-10 14 10 12-12 12 12 22-8v26z" fill="P"/>',
  'globe-tour':
    '<path d="M0 0h300v190H0z" fill="L" opacity=".4"/><circle cx="150" cy="96" r="76" fill="P" stroke="K" stroke-width="3"/><path d="M112 36q20 10 12 28t-30 16-14 26q16 18 30 8t24 20q-10 24-24 24-46-30-38-72t40-50zM176 30q36 12 48 48-18 10-24-4t-22-6-14-22 12-16zM176 112q24-10 34 8t-26 46q-18-6-18-26t10-28z" fill="D"/><g fill="none" stroke="K" stroke-width="2"><circle cx="150" cy="96" r="76"/><path d="M74 96h152M150 20q-50 76 0 152M150 20q50 76 0 152"/></g><path d="M40 150q110 46 214-66" fill="none" stroke="R" stroke-width="7" stroke-dasharray="14 9"/><path d="M236 66l40-22-8 46-14-14-18 4z" fill="R" stroke="K" stroke-width="2.5" stroke-linejoin="round"/>',
  own: '<path d="M150 20 178 78 242 86 196 130 208 176 150 148 92 176 104 130 58 86 122 78z" fill="P"/><path d="M150 20 178 78 242 86 196 130 208 176 150 148 92 176 104 130 58 86 122 78z" fill="D"/><path d="M60 60h180v70H60z" fill="R" transform="rotate(-6 150 95)"/><path d="M84 84h132M84 106h90" stroke="P" stroke-width="8" transform="rotate(-6 150 95)"/>',
};

const INKS: Readonly<Record<string, string>> = {
  K: '#17162c',
  P: '#efece4',
  R: '#e0447c',
  D: 'url(#gd-dots)',
  L: 'url(#gd-light)',
};

const drawn = new Map<string, string>();

/** The inside of a flyer's picture; a gig of the game master's own gets a torn star. */
export function flyerArt(id: string): string {
  const known = drawn.get(id);
  if (known !== undefined) return known;
  const art = `<path d="${K}" fill="K"/>${ART[id] ?? ART['own']}`.replaceAll(
    /"([KPRDL])"/g,
    (_, ink: string) => `"${INKS[ink]}"`,
  );
  drawn.set(id, art);
  return art;
}

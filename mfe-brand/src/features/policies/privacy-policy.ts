import { COMPANY } from '@kaagazz/domain';

import type { Policy } from './policy.ts';

/**
 * Update the policy with every change to storage, retention or recipients.
 * `stored-in-browsers.test.ts` checks the part about storage.
 */
export const privacyPolicy: Policy = {
  title: 'Privacy Policy',
  summary:
    'We ask for what a parcel and its invoice need, and for nothing else. We do not sell it, we do not follow you around the web, and you can have it corrected or erased.',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: [
        `${COMPANY.name} is run by ${COMPANY.legalName}, ${COMPANY.address} (GSTIN ${COMPANY.gstin}). Under the Digital Personal Data Protection Act, 2023 (the “DPDP Act”) we are the data fiduciary: we decide what is done with your data, and we answer for it.`,
        `Write to ${COMPANY.email} or call ${COMPANY.phone} about anything on this page.`,
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect, and why',
      blocks: [
        'You can look around without telling us anything. We collect data when you do one of these things:',
        {
          terms: [
            {
              term: 'You sign up or log in',
              text: 'Full name and e-mail address, and a phone number if you give one. The e-mail address is where your one-time code goes; there is no password. We note which browser and system your device has, so that you can tell your devices apart in your profile.',
            },
            {
              term: 'You save an address',
              text: 'Name, e-mail address, phone number and postal address, to be chosen again when you order.',
            },
            {
              term: 'You order',
              text: 'Name, e-mail address, phone number and postal address of the parcel, what you bought and what you paid. We need them to deliver, to invoice and to answer for the goods.',
            },
            {
              term: 'You pay',
              text: 'The payment gateway asks for your card, UPI or bank details in its own window. We never see them; we keep the numbers of the payment and of its order.',
            },
            {
              term: 'You have something printed',
              text: 'The texts and files you give us for it, and the proof we make of them. They are used for your print and its proof only. Nobody but you sees them in the shop, by no address; of ours, only those who print your order do.',
            },
            {
              term: 'You write to us as a partner or for a bulk order',
              text: 'Name, company, e-mail address, phone number and what you ask for, so that we can answer.',
            },
            {
              term: 'Your browser calls our server',
              text: 'The network address, the page and the time, in technical logs, to keep the shop running and to hold off abuse.',
            },
            {
              term: 'Your browser reports how a page went',
              text: 'That a page failed, and of some page views how fast it was: counted for each version of the shop, without anything that says who you are.',
            },
          ],
        },
        'We take your consent where you type these things in, and use them only for what they were given for. Records of a sale are also kept because the law asks for them.',
      ],
    },
    {
      id: 'cookies-and-storage',
      title: 'Cookies and storage in your browser',
      blocks: [
        'We set no advertising and no analytics cookies. What is stored, is stored to make the shop work:',
        {
          terms: [
            {
              term: 'token',
              text: 'Local storage. Proves for a short while that you are logged in. Removed when you log out.',
            },
            {
              term: 'user',
              text: 'Local storage. Your name, e-mail address and phone number as your account has them, to greet you and to fill in forms. Removed when you log out.',
            },
            {
              term: 'cartItems',
              text: 'Local storage. Your cart. It stays on this device until you empty it or order; what is printed for you leaves it when you log out, and is back when you log in.',
            },
            {
              term: 'fonts',
              text: 'Local storage. Notes that this browser has our typefaces, so that pages begin with them. Says nothing about you.',
            },
            {
              term: 'visitor',
              text: 'Cookie, for a year. A random number, so that you get the same version of the shop at each visit while we bring out a new one. It says nothing about you, is tied to no account and used for nothing else. No script can read it.',
            },
            {
              term: 'avoid',
              text: 'Cookie, for an hour, and a note in session storage. Which new version of a part of the shop failed in your browser, so that you get the one before it.',
            },
            {
              term: 'kaagazz-refresh',
              text: 'Cookie. Keeps you logged in on this device for 30 days after your last visit, a year at most. No script can read it.',
            },
            {
              term: 'kaagazz-asked',
              text: 'Cookie, for ten minutes after you ask for a code. A random number, so that nobody else can use up your tries. No script can read it.',
            },
            {
              term: 'tester, release-page',
              text: 'Cookies. Only for those to whom we gave a link to try a new version of the shop, or to bring it out.',
            },
            {
              term: 'openedPayment, pendingPayment',
              text: 'Session storage. A payment under way, with what is paid for and the address of the parcel: lets us confirm it if the page was closed too early. Gone with the browser tab.',
            },
            {
              term: 'mine checkoutAddress',
              text: 'Session storage. Name, e-mail address, phone number and address as you typed them at checkout, so that a reload loses nothing. Removed when you have paid or log out, else gone with the browser tab.',
            },
            {
              term: 'mine printDraft …, mine printUpload …',
              text: 'Session storage. What you typed into a form of Kaagazz Print, and the name of a file that is on its way, so that a reload loses nothing. Removed when it is in your cart or you log out, else gone with the browser tab.',
            },
            {
              term: 'height …',
              text: 'Session storage. How high a page was, so that nothing jumps when you come back to it. Says nothing about you, and is gone with the browser tab.',
            },
          ],
        },
        'Over an encrypted connection the names of the cookies that begin with kaagazz have “__Secure-” before them.',
        'The payment gateway may set cookies of its own in the payment window; its policy applies there.',
      ],
    },
    {
      id: 'who-gets-it',
      title: 'Who else gets it',
      blocks: [
        'We do not sell or rent data. Others process it for us, under contract and only as far as their work needs it:',
        {
          items: [
            'the payment gateway Razorpay: amount, order number, and what you enter in its window',
            'our mail provider: your address and the text of the mails we send you',
            'our hosting provider: the servers on which the shop and its database run',
            'the courier: name, address and phone number of the parcel',
          ],
        },
        'A post of ours on the Community page comes from Instagram (Meta), and only once you ask for it: Instagram then learns your network address, your browser and that you visit, and may set cookies of its own; its policy applies there. Until then nothing is sent to it.',
        'We hand data to authorities where a law or an order of a court obliges us to. If data is ever processed outside India, that happens only as the DPDP Act allows.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        {
          terms: [
            {
              term: 'Account and saved addresses',
              text: 'Until you delete them in your profile, or ask us to. Deleting the account takes effect at once.',
            },
            { term: 'Devices', text: 'A month after your last visit there, or until you delete your account.' },
            {
              term: 'Orders, invoices, payments',
              text: 'Eight years after the end of the financial year, as company and tax law ask. After you delete your account we keep what an invoice must show, and nothing else: number, products, amounts, name and postal address. Phone number and e-mail address of an order that is still on its way go when it has arrived or is cancelled.',
            },
            {
              term: 'One-time codes',
              text: 'Good for 10 minutes; only a scrambled form of them is stored, a day or so.',
            },
            {
              term: 'Mails we sent',
              text: 'Their words are removed from our system as soon as they have gone out. That one went out is noted for 30 days, or until you delete your account.',
            },
            {
              term: 'Partner, bulk-order and print requests',
              text: 'Two years, with the file of a print whose price you asked for; until you delete the account with that e-mail address, or less if you ask.',
            },
            {
              term: 'Print files',
              text: 'Files, texts and proofs of a print you have ordered: with the order, so that you can claim against it and order it again, until you delete your account; one that is not printed yet by then, until its order has arrived or is cancelled. The files of an order that is cancelled go a week later, unless another print of yours needs them. What is in your cart stays there until you order it or take it out. What you take out of your cart is removed for good a day later, and a file that you sent and never put into the cart after 7 days.',
            },
            { term: 'Technical logs', text: 'At most 180 days.' },
          ],
        },
      ],
    },
    {
      id: 'how-we-guard-it',
      title: 'How we guard it',
      blocks: [
        'Connections are encrypted. There are no passwords to steal: codes and log-in cookies are stored in scrambled form only. Each page loads scripts of ours alone, and those of the payment gateway where you pay. Only people who need your data for their work can see it.',
        'Should data be breached all the same, we tell you and the Data Protection Board of India without delay, with what happened and what you can do.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'Under the DPDP Act you may at any time',
        {
          items: [
            'ask what data of yours we process, and who received it',
            'have it corrected, completed or brought up to date',
            'have it erased, unless a law makes us keep it',
            'withdraw a consent, as easily as you gave it; what was done before stays lawful',
            'name somebody who may use these rights if you die or cannot act yourself',
            'have a grievance heard, by us first and then by the Data Protection Board of India',
          ],
        },
        'In your profile you can correct your details, download all that we hold of you, see and end where you are logged in, and delete your account.',
        `For anything else, write to ${COMPANY.email} from the address of your account. We may ask you for a code that we send there, so that nobody else uses your rights.`,
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'The shop is made for adults. If you are under 18, let a parent or guardian order for you. We do not knowingly collect data of children without their consent, and erase it when we learn of it.',
      ],
    },
    {
      id: 'grievance-officer',
      title: 'Grievance officer',
      blocks: [
        'For complaints under the DPDP Act, the Information Technology Act, 2000 and its Rules, and the Consumer Protection (E-Commerce) Rules, 2020:',
        {
          terms: [
            { term: 'Name', text: COMPANY.grievanceOfficer },
            { term: 'Address', text: `${COMPANY.legalName}, ${COMPANY.address}` },
            { term: 'E-mail', text: COMPANY.email },
            { term: 'Phone', text: COMPANY.phone },
          ],
        },
        'Every complaint gets a number and is acknowledged within 24 hours. We settle it within 15 days, and in no case later than one month.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'When we change what we do with data, we change this page and its date first. Of changes that matter we tell account holders by e-mail before they apply.',
      ],
    },
  ],
};
